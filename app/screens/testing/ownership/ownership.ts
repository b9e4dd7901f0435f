import type { ActionFunction, AppLoadContext, LoaderFunction } from '@remix-run/cloudflare';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import * as z from 'zod';
import { demo } from '#app/brand/demo.ts';
import routes from '#app/routes.ts';
import { endpoints } from '#contracts/carrier.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { portalRouter } from '#rpc/portal-router.ts';
import { proceduresOf } from '#rpc/testing/procedures-of.ts';
import { sampleOf } from '#rpc/testing/sample-terms.ts';
import { intentRunner } from '#workers/portal.ts';
import { visitAtCarrier } from '../carrier-account.ts';
import { plausible } from '../fuzz/fuzz-account.ts';
import { situations } from '../situations.ts';

// Who asks for whose, and what there is to ask for: from the table of routes and the router (SAFETY-43).

export type Account = ReturnType<typeof visitAtCarrier>;
const writes = new Set(endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id));

function accountOf(person: (typeof situations)[number]['person']): Account {
  const found = situations.find(
    (one) => one.person === person && one.kind === 'active (2)' && one.circumstance === 'nothing else',
  );
  if (!found) throw new Error(`nobody is ${person}`);
  return visitAtCarrier(found);
}

/** References of something that the actor has no right to. */
export interface Foreign {
  line: string;
  bill: string;
  card: string;
  operation: string;
  /** What must not be told: ids and addresses of whoever it belongs to. */
  secrets: readonly string[];
}
export const nobodys = (): Foreign => {
  const ref = randomRef();
  return { line: ref, bill: ref, card: ref, operation: ref, secrets: [] };
};
const refsOf = ({ visit: { lineRef, known }, secrets }: Account): Foreign => ({
  line: lineRef,
  bill: known.bill,
  card: known.card,
  operation: randomRef(),
  secrets,
});

/** Who asks, and for whose. */
export const rows: [string, () => { actor: Account; foreign: Foreign }][] = [
  [
    'a customer × another customer’s',
    () => ({ actor: accountOf('primary on their own line'), foreign: refsOf(accountOf('primary on their own line')) }),
  ],
  ['a customer × nobody’s', () => ({ actor: accountOf('primary on their own line'), foreign: nobodys() })],
  [
    'a secondary × the primary’s',
    () => {
      const actor = accountOf('secondary on another line');
      return { actor, foreign: { ...refsOf(actor), secrets: [] } };
    },
  ],
];

export const refNames: Record<string, keyof Omit<Foreign, 'secrets'>> = {
  lineRef: 'line',
  billRef: 'bill',
  cardRef: 'card',
  card: 'card',
  operationId: 'operation',
  codeId: 'operation',
};
/** Names of what is looked up before anything else: an own id of a form that is new is nobody's. */
const deciding = ['lineRef', 'billRef', 'cardRef', 'card'];

export interface Procedure {
  _def: { type: 'query' | 'mutation'; inputs: z.ZodType[] };
}
const procedures = Object.entries(await proceduresOf<Procedure>(portalRouter));
const shapeOf = ({ _def: { inputs } }: Procedure): Record<string, z.ZodType> =>
  Object.assign({}, ...inputs.map((one) => (one instanceof z.ZodObject ? (one.shape as object) : {}))) as Record<
    string,
    z.ZodType
  >;
export const withRefs = procedures.filter(([, one]) => deciding.some((name) => name in shapeOf(one)));

/** An input that is right but for whose it is. */
export function inputOf(one: Procedure, actor: Account, foreign: Foreign): Record<string, unknown> {
  const known = plausible(actor);
  return Object.fromEntries(
    Object.entries(shapeOf(one)).flatMap(([name, schema]) => {
      const ref = refNames[name];
      if (ref) return [[name, foreign[ref]]];
      if (schema.safeParse(undefined).success) return [];
      const right = known[name]?.find((value) => schema.safeParse(value).success);
      return [[name, right ?? sampleOf(schema)]];
    }),
  );
}

/**
 * Calls a procedure over HTTP, as the Worker does.
 * @param how with `batch`, a read goes with one of the actor's own, and a write with itself: no batch has both
 */
export function askProcedure(
  [name, { _def }]: [string, Procedure],
  input: unknown,
  { actor, method, batch }: { actor: Account; method: string; batch: boolean },
): Promise<Response> {
  const isRead = _def.type === 'query';
  const sent = JSON.stringify(batch ? { 0: isRead ? undefined : input, 1: input } : input);
  const url = new URL(`https://portal.example.test/rpc/${batch ? `${isRead ? 'me' : name},${name}` : name}`);
  if (batch) url.searchParams.set('batch', '1');
  if (method !== 'POST') url.searchParams.set('input', sent);
  const posted = { body: sent, headers: { 'content-type': 'application/json' } };
  return fetchRequestHandler({
    endpoint: '/rpc',
    req: new Request(url, { method, ...(method === 'POST' ? posted : {}) }),
    router: portalRouter,
    createContext: () => actor.context,
    maxBatchSize: 10,
  });
}

/** Only the rule's reason, for a page that says why there is nothing to see. */
const isRefusal = (said: unknown) => JSON.stringify(said) === '{"refused":"secondary"}';

/** What was told or sent that should not have been. */
export function leaks(said: unknown, { actor, foreign }: { actor: Account; foreign: Foreign }): string[] {
  const told = String(JSON.stringify(said));
  const calls = actor.received();
  return [
    ...foreign.secrets.filter((one) => told.includes(one)).map((one) => `told ${one}`),
    ...calls.filter(({ id }) => id && writes.has(id)).map(({ id }) => `sent ${id}`),
    ...foreign.secrets.filter((one) => JSON.stringify(calls).includes(one)).map((one) => `asked about ${one}`),
  ];
}

type Module = { loader?: LoaderFunction; action?: ActionFunction };
const modules = import.meta.glob<Module>('../../**/route.{ts,tsx}');
export const table = await Promise.all(
  routes.map(async ({ path = '', file }) => ({
    path: `/${path}`,
    ...(await modules[`../../${file.replace('screens/', '')}`]?.()),
  })),
);
export const ofRefs = table.filter(({ path }) => /:(lineRef|billRef|card\b)/.test(path));

export function contextOf(path: string, runIntent: AppLoadContext['runIntent']): AppLoadContext {
  return {
    brand: demo,
    now: Date.now(),
    language: 'en',
    origin: 'https://portal.example.test',
    path,
    query: '',
    signedIn: true,
    runIntent,
    runPublicIntent: runIntent as unknown as AppLoadContext['runPublicIntent'],
  } as Partial<AppLoadContext> as AppLoadContext;
}

/** What a loader or an action answers, thrown or returned. */
export async function answerOf(asked: () => unknown): Promise<unknown> {
  try {
    return await asked();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

export const paramsOf = (path: string, foreign: Foreign) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const ref = refNames[name];
      return [name, ref ? foreign[ref] : name === 'file' ? '2026-11-03.csv' : name === 'service' ? 'roaming' : '1'];
    }),
  );

export type Verb = 'GET' | 'HEAD' | 'POST';
type Handlers = Readonly<Record<Verb, LoaderFunction | ActionFunction | undefined>>;
export const handlersOf = ({ loader, action }: Module): Handlers => ({ GET: loader, HEAD: loader, POST: action });

/** What a route says to a request for what is foreign. @returns undefined where it does not have the verb */
export async function askRoute(
  { path, verb, handlers }: { path: string; verb: Verb; handlers: Handlers },
  { actor, foreign }: { actor: Account; foreign: Foreign },
): Promise<{ status: number | undefined; said: unknown } | undefined> {
  const handler = handlers[verb];
  if (!handler) return undefined;
  actor.restart();
  const sent = verb === 'POST';
  const page = {
    path,
    sent,
    noCustomerPath: '/user',
    failedLookupIsSignIn: false,
    waiting: async () => new Response(null, { status: 202 }),
    forgetActor: async () => undefined,
  };
  const runIntent = intentRunner(
    async () => actor.context,
    page,
    () => undefined,
  );
  const body = sent ? new URLSearchParams({ operation: foreign.operation }) : undefined;
  const request = new Request('https://portal.example.test/a', { method: verb, body });
  const context = contextOf(path, runIntent);
  const said = await answerOf(() => handler({ request, context, params: paramsOf(path, foreign) }));
  // A page of the primary's alone says so, and nothing else.
  const refused = Object.values(said ?? {}).some(isRefusal) ? 403 : undefined;
  const returned = said instanceof Response ? said.status : (said as { init?: { status: number } }).init?.status;
  return { status: returned ?? refused, said: said instanceof Response ? await said.text() : said };
}
