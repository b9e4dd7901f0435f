import type { ActionFunction, AppLoadContext, LoaderFunction } from '@remix-run/cloudflare';
import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { demo } from '#app/brand/demo.ts';
import routes from '#app/routes.ts';
import { endpoints } from '#contracts/carrier.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { portalRouter } from '#rpc/portal-router.ts';
import { sampleOf } from '#rpc/testing/sample-terms.ts';
import { signInFirst } from '#workers/load-context.ts';
import { intentRunner } from '#workers/portal.ts';
import { visitAtCarrier } from '../carrier-account.ts';
import { plausible } from '../fuzz/fuzz-account.ts';
import { situations } from '../situations.ts';

// Who × whose × every route and procedure × each verb, from the table of routes and the router.

type Account = ReturnType<typeof visitAtCarrier>;
const writes = new Set(endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id));

function accountOf(person: (typeof situations)[number]['person']): Account {
  const found = situations.find(
    (one) => one.person === person && one.kind === 'active (2)' && one.circumstance === 'nothing else',
  );
  if (!found) throw new Error(`nobody is ${person}`);
  return visitAtCarrier(found);
}

/** References of something that the actor has no right to. */
interface Foreign {
  line: string;
  bill: string;
  card: string;
  operation: string;
  /** What must not be told: ids and addresses of whoever it belongs to. */
  secrets: readonly string[];
}
const nobodys = (): Foreign => {
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
const rows: [string, () => { actor: Account; foreign: Foreign }][] = [
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

const refNames: Record<string, keyof Omit<Foreign, 'secrets'>> = {
  lineRef: 'line',
  billRef: 'bill',
  cardRef: 'card',
  card: 'card',
  operationId: 'operation',
  codeId: 'operation',
};
/** Names of what is looked up before anything else: an own id of a form that is new is nobody's. */
const deciding = ['lineRef', 'billRef', 'cardRef', 'card'];

interface Procedure {
  _def: { type: 'query' | 'mutation'; inputs: z.ZodType[] };
}
const procedures = Object.entries(portalRouter._def.procedures as unknown as Record<string, Procedure>);
const shapeOf = ({ _def: { inputs } }: Procedure): Record<string, z.ZodType> =>
  Object.assign({}, ...inputs.map((one) => (one instanceof z.ZodObject ? (one.shape as object) : {}))) as Record<
    string,
    z.ZodType
  >;
const withRefs = procedures.filter(([, one]) => deciding.some((name) => name in shapeOf(one)));

/** An input that is right but for whose it is. */
function inputOf(one: Procedure, actor: Account, foreign: Foreign): Record<string, unknown> {
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

/** Only the rule's reason, for a page that says why there is nothing to see. */
const isRefusal = (said: unknown) => JSON.stringify(said) === '{"refused":"secondary"}';

/** What was told or sent that should not have been. */
function leaks(said: unknown, { actor, foreign }: { actor: Account; foreign: Foreign }): string[] {
  const told = String(JSON.stringify(said));
  const calls = actor.received();
  return [
    ...foreign.secrets.filter((one) => told.includes(one)).map((one) => `told ${one}`),
    ...calls.filter(({ id }) => id && writes.has(id)).map(({ id }) => `sent ${id}`),
    ...foreign.secrets.filter((one) => JSON.stringify(calls).includes(one)).map((one) => `asked about ${one}`),
  ];
}

describe.each(rows)('SAFETY-43: %s', (who, setting) => {
  const given = setting();
  const { actor, foreign } = given;
  const isStranger = who !== 'a secondary × the primary’s';

  test.each(withRefs)('procedure %s is denied', async (path, one) => {
    actor.restart();
    const input = inputOf(one, actor, foreign);
    const call = path
      .split('.')
      .reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], actor.visit.call) as (
      input: unknown,
    ) => Promise<unknown>;
    const said = await call(input).catch((thrown: unknown) => thrown);
    const code = said instanceof TRPCError ? said.code : isRefusal(said) ? 'FORBIDDEN' : 'told';
    expect([path, code]).toEqual([path, expect.stringMatching(isStranger ? /NOT_FOUND/ : /NOT_FOUND|FORBIDDEN/)]);
    expect(leaks(said, given)).toEqual([]);
    // The ledger and the references say no before the carrier is asked.
    if (isStranger) expect(actor.received().map(({ id }) => id)).toEqual([]);
  });
});

type Module = { loader?: LoaderFunction; action?: ActionFunction };
const modules = import.meta.glob<Module>('../../**/route.{ts,tsx}');
const table = await Promise.all(
  routes.map(async ({ path = '', file }) => ({
    path: `/${path}`,
    ...(await modules[`../../${file.replace('screens/', '')}`]?.()),
  })),
);
const ofRefs = table.filter(({ path }) => /:(lineRef|billRef|card\b)/.test(path));

function contextOf(path: string, runIntent: AppLoadContext['runIntent']): AppLoadContext {
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
async function answerOf(asked: () => unknown): Promise<unknown> {
  try {
    return await asked();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const paramsOf = (path: string, foreign: Foreign) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const ref = refNames[name];
      return [name, ref ? foreign[ref] : name === 'file' ? '2026-11-03.csv' : name === 'service' ? 'roaming' : '1'];
    }),
  );
const url = 'https://portal.example.test/a';

describe.each(rows)('SAFETY-43: %s', (_, setting) => {
  const given = setting();
  const { actor, foreign } = given;

  describe.each(ofRefs.map(({ path, loader, action }) => [path, { GET: loader, POST: action }] as const))(
    'route %s',
    (path, handlers) => {
      test.each(['GET', 'POST'] as const)('%s is denied', async (verb) => {
        const handler = handlers[verb];
        if (!handler) return;
        actor.restart();
        const page = { path, sent: verb === 'POST', noCustomerPath: '/user', forgetActor: async () => undefined };
        const runIntent = intentRunner(
          async () => actor.context,
          page,
          () => undefined,
        );
        const body = new URLSearchParams({ operation: foreign.operation });
        const request = new Request(url, verb === 'POST' ? { method: verb, body } : {});
        const context = contextOf(path, runIntent);
        const said = await answerOf(() => handler({ request, context, params: paramsOf(path, foreign) }));
        // A page of the primary's alone says so, and nothing else.
        const refused = Object.values(said ?? {}).some(isRefusal) ? 403 : undefined;
        const returned = said instanceof Response ? said.status : (said as { init?: { status: number } }).init?.status;
        const status = returned ?? refused;
        // A form with a field missing comes back (422) before anybody is asked, and says only what was typed.
        expect([path, verb, status]).toEqual([
          path,
          verb,
          expect.toSatisfy((one) => [403, 404, 422].includes(one as number)),
        ]);
        expect(leaks(said instanceof Response ? await said.text() : said, given)).toEqual([]);
      });
    },
  );
});

describe('SAFETY-43: a visitor without a session', () => {
  const denied = () => Promise.reject(signInFirst(false, '/a'));

  test.each(table.map(({ path, loader }) => [path, loader] as const))(
    'GET %s leads to sign-in, or is public',
    async (path, loader) => {
      if (!loader) return;
      const asked: string[] = [];
      const runIntent = (() => {
        asked.push(path);
        return denied();
      }) as AppLoadContext['runIntent'];
      const context = { ...contextOf(path, runIntent), signedIn: false, runPublicIntent: async () => ({}) } as unknown;
      const params = paramsOf(path, nobodys());
      const said = await answerOf(() =>
        loader({ request: new Request(url), context: context as AppLoadContext, params }),
      ).catch(() => 'needs what only the carrier has');
      if (asked.length > 0) expect((said as Response).status).toBe(302);
    },
  );
});
