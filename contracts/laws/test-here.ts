import { carrierAnswering } from '#fixtures/carrier-answer.ts';
import type { Account } from '#fixtures/world/account.ts';
import { World } from '#fixtures/world/world.ts';
import { sign } from '#rpc/carrier/signature.ts';
import { endpoints } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import { inverse, renamedRequest, renamedText } from '../pact/state-values.ts';
import { unfitHeaders } from '../pact/unfit-header.ts';
import { branchOf, elementSchema, fieldSchema, isFields, type WireSchema, wireSchema } from '../pact/wire-schema.ts';
import { type Here, Provider } from './provider.ts';
import { contractNow, timePassed } from '../pact/example-state.ts';
import { peopleOf, type SeedName } from '../seed.ts';

/** The parameters of a state, as the pacts record them. */
export interface Parameters {
  readonly seed: SeedName;
  readonly email: string;
  readonly fails?: 'topUp' | 'planChange' | 'hold' | 'router';
  readonly after?: number;
  readonly endpoint?: string;
  readonly resCode?: number | string;
  readonly message?: string;
}

/** A mistake of the provider: it gets each call on its way. */
export type Around = (
  request: Request,
  answer: (request: Request) => Promise<Response>,
  world: World,
) => Promise<Response>;

/**
 * Returns the fixture carrier in this process, at the contract's time, with a mistake around its calls.
 * @param settle sets up each account that is opened
 * @param hasOneClock whether the states of one account move the clock of all
 */
export function here(
  around: Around = (request, answer) => answer(request),
  settle?: (account: Account) => void,
  hasOneClock = false,
): Here {
  const ahead = Date.parse(contractNow) - Date.now();
  const world = new World({ standing: [], time: () => Date.now() + ahead });
  const log = (line: string) => console.error(line.slice(0, 400));
  const answerOf = carrierAnswering({ world, secret: 'x', log });
  let movedMs = 0;
  const move = (ms: number, account: Account) => {
    movedMs += ms;
    world.advance(ms, hasOneClock ? undefined : account);
  };
  const answer = async (request: Request) => (await answerOf(request)) ?? new Response(null, { status: 404 });
  return {
    send: (request) => around(request, answer, world),
    setUp: async (state, parameters) => {
      const { seed, email, fails, after, endpoint, resCode, message } = parameters as Parameters;
      if (state !== timePassed) {
        if (hasOneClock) world.advance(-movedMs);
        movedMs = 0;
        const newAccount = world.open(seed, { standing: true });
        settle?.(newAccount);
      }
      const { account } = world.person(email) ?? {};
      if (account && fails === 'router') account.outcomes.router = 'OFFLINE';
      else if (account && fails !== undefined) Object.assign(account.outcomesOnce, { [fails]: 'FAILED' });
      if (account && after !== undefined) move(after, account);
      if (account && endpoint !== undefined && resCode !== undefined)
        world.faults.add({
          owner: account.key,
          endpoint,
          what: { kind: 'refusal', resCode, message },
          afterEffect: false,
          times: 1,
          skip: 0,
        });
      return { ids: {} };
    },
  };
}

/** Returns a provider of the laws that answers in this process. */
export function providerHere(carrier: Here, settleMs?: number): Provider {
  const place = { provider: 'http://carrier.test', states: { kind: 'world', url: '' }, secret: 'x' } as const;
  return new Provider({ ...place, limitMs: 5_000, here: carrier, settleMs });
}

/** Signs the headers of a request anew, after a change. */
export async function signAnew(headers: Headers, method: string, { pathname, search }: URL, body: string) {
  const [authorization = '', date = ''] = ['authorization', 'date'].map((name) => headers.get(name) ?? '');
  const signature = await sign({ secret: 'x', method, url: pathname + search, authorization, date, body });
  headers.set('x-signature', signature);
}

const minutes = 60_000;
const operations = ['topUpMs', 'planChangeMs', 'activationMs', 'portMs', 'serviceMs'] as const;

/** Returns a setup with the time that all operations take. */
const taking =
  (ms: number) =>
  (account: Account): void => {
    for (const name of operations) account.durations[name] = ms;
    if (ms > 0 && ms < minutes) account.durations.routerRestartMs = ms * 2;
  };

/** Writes null for each declared field that is absent. */
function withNulls(of: WireSchema, value: unknown): unknown {
  const schema = branchOf(of, value);
  if (Array.isArray(value)) return value.map((entry, index) => withNulls(elementSchema(schema, index), entry));
  if (!isFields(value)) return value;
  const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(value)]);
  const isOptional = (name: string) => !(schema.required ?? []).includes(name);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = value[name];
      if (field !== undefined) return [[name, withNulls(fieldSchema(schema, name), field)]];
      return isOptional(name) ? [[name, null]] : [];
    }),
  );
}

/** Returns the endpoint of a request. */
export const targetOf = (request: Request): Endpoint | undefined => {
  const { pathname } = new URL(request.url);
  return endpoints
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .find(
      ({ service, path, method }) =>
        method === request.method && new RegExp(`^/${service}/v0/${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
    );
};

const sendsNulls: Around = async (request, answer) => {
  const target = targetOf(request);
  const response = await answer(request);
  const { data, ...envelope } = (await response.json()) as { data?: unknown };
  const body = target ? { ...envelope, data: withNulls(wireSchema(target.reply), data ?? {}) } : { ...envelope, data };
  return Response.json(body, { status: response.status });
};

/** Returns other ids for all lines of a seed, as a provider with its own ids has them. */
const ownIds = (seed: SeedName): Record<string, string> => {
  const people = peopleOf(seed);
  const lines = [1, 2, 3, 4, 5, 6].map((place) => [people.customerId(place), `C-${people.msisdn(place)}`]);
  return Object.fromEntries([...lines, [people.groupId, `G-${people.msisdn(1)}`]]);
};

function withOwnIds(): Here {
  const idsSoFar: Record<string, string> = {};
  const carrier = here(async (request, answer) => {
    const text = await request.clone().text();
    const ours = inverse(idsSoFar);
    const isForm = request.headers.get('content-type')?.includes('form') ?? false;
    const { url, body } = renamedRequest({ url: new URL(request.url), body: text, isForm }, ours);
    url.searchParams.sort();
    const headers = new Headers(request.headers);
    if (headers.get('x-signature') !== unfitHeaders.wrongSignature) await signAnew(headers, request.method, url, body);
    const response = await answer(new Request(url, { method: request.method, headers, body: body || undefined }));
    return new Response(renamedText(await response.text(), idsSoFar), response);
  });
  return {
    ...carrier,
    setUp: async (state, parameters) => {
      const ids = ownIds((parameters as Parameters).seed);
      Object.assign(idsSoFar, ids);
      await carrier.setUp(state, parameters);
      return { ids };
    },
  };
}

interface Backend {
  readonly here: () => Here;
  readonly settleMs?: number;
  readonly areAccountsAlone?: false;
}

/** Backends that keep the contract, each in its own way. */
export const backends: Readonly<Record<string, Backend>> = {
  'the fixture carrier': { here: () => here() },
  'one that does everything at once': { here: () => here(undefined, taking(0)) },
  'one that takes minutes': { here: () => here(undefined, taking(5 * minutes)) },
  'one that sends null for what is absent': { here: () => here(sendsNulls) },
  'one with its own ids': { here: withOwnIds },
  'one with one clock for all': { here: () => here(undefined, undefined, true), areAccountsAlone: false },
  'one without a clock': { here: () => here(undefined, taking(150)), settleMs: 400 },
};

/** Holds calls back until no other is made meanwhile, and counts how often: replies one after the other. */
export function inRounds({ send, setUp }: Here): { here: Here; count: () => number } {
  let [rounds, timer] = [0, undefined as NodeJS.Timeout | undefined];
  const heldCalls: (() => void)[] = [];
  const release = () => {
    rounds += 1;
    for (const go of heldCalls.splice(0)) go();
  };
  const turn = async () => {
    clearTimeout(timer);
    timer = setTimeout(release, 4);
    await new Promise<void>((go) => heldCalls.push(go));
  };
  return {
    here: {
      send: (request) => turn().then(() => send(request)),
      setUp: (...state) => turn().then(() => setUp(...state)),
    },
    count: () => rounds,
  };
}
