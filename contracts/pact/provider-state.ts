import * as z from 'zod/mini';
import { worldClient } from '#fixtures/world-client.ts';
import { readAnswer } from '#rpc/carrier/read-answer.ts';
import { buildRequest } from '#rpc/carrier/request.ts';
import { endpoints } from '../carrier.ts';
import { isOtherSystem } from '../endpoint.ts';
import { type SeedName, seedNames } from '../seed.ts';
import type { EarlierCall } from '../example.ts';
import { credentialsOf, timePassed } from './example-state.ts';
import { noValues, renamed, type StateValues, valuesIn } from './state-values.ts';

/** A state that the provider refuses, or that one of its calls refuses; other states may be set up all the same. */
export class StateRefused extends Error {}

/** Place in which a provider's states are set up: a URL, the controls of a fixture carrier, or none. */
export type StatePlace = { kind: 'url' | 'world'; url: string } | undefined;

const Parameters = z.looseObject({
  seed: z.enum(seedNames),
  email: z.string(),
  fails: z.optional(z.enum(['topUp', 'planChange', 'hold', 'router'])),
  call: z.optional(z.object({ endpoint: z.string(), input: z.record(z.string(), z.unknown()) })),
  after: z.optional(z.number()),
  endpoint: z.optional(z.string()),
  resCode: z.optional(z.union([z.number(), z.string()])),
  exCode: z.optional(z.string()),
  message: z.optional(z.string()),
});

/**
 * Sets a provider state up or tears it down: that of a seed, an earlier call, or the time that has passed. The
 * verifier makes such calls itself.
 * @param values answers to earlier states of the same interaction
 * @returns the provider's own ids and tokens, if it sends them
 * @throws when the provider does not accept it within the limit
 */
export async function setState(
  place: StatePlace,
  action: 'setup' | 'teardown',
  state: string,
  params: unknown,
  caller: Caller,
  values: StateValues = noValues,
): Promise<StateValues> {
  if (!place) return noValues;
  const { call, seed } = Parameters.safeParse(params).data ?? {};
  if (call) {
    if (action === 'setup') await makeCall(call, seed, caller, values);
    return noValues;
  }
  if (place.kind === 'url') return valuesIn(await post(place.url, { action, state, params }, caller.limitMs));
  if (action === 'setup') await setInWorld(place.url, state, params, caller);
  return noValues;
}

/** A standing account of the fixture carrier, brought to the state by its controls. */
async function setInWorld(url: string, state: string, params: unknown, caller: Caller): Promise<void> {
  const { seed, email, fails, after, ...refusal } = Parameters.parse(params);
  const world = worldClient(url, { limitMs: caller.limitMs });
  if (state !== timePassed) await world.open(seed, { standing: true });
  if (fails === 'router') await world.settings(email, { outcomes: { router: 'OFFLINE' } });
  else if (fails !== undefined) await world.settings(email, { outcomesOnce: { [fails]: 'FAILED' } });
  if (after !== undefined) await world.advanceClock(email, after);
  const { endpoint, resCode, exCode, message } = refusal;
  if (endpoint === undefined || resCode === undefined) return;
  const target = endpoints.find(({ id }) => id === endpoint);
  // Another system gets no caller, so its refusal applies to everybody.
  const owner = target && isOtherSystem(target.service) ? undefined : email;
  await world.injectFault(owner, { endpoint, fault: { resCode, exCode, message } });
}

/** Clocks of providers that runs hold, with the number of these runs. */
const heldClocks = new Map<string, { holderCount: number; readonly release: Promise<() => Promise<void>> }>();

/** Moves the clock of a fixture carrier to a time; the last of those that hold it moves it back. */
export async function holdClock(url: string, moment: string, limitMs: number): Promise<() => Promise<void>> {
  const clock = heldClocks.get(url) ?? { holderCount: 0, release: moveClock(url, moment, limitMs) };
  heldClocks.set(url, clock);
  clock.holderCount += 1;
  const release = await clock.release.catch((thrown: unknown) => {
    heldClocks.delete(url);
    throw thrown;
  });
  return async () => {
    clock.holderCount -= 1;
    if (clock.holderCount > 0) return;
    heldClocks.delete(url);
    await release();
  };
}

async function moveClock(url: string, moment: string, limitMs: number): Promise<() => Promise<void>> {
  const world = worldClient(url, { limitMs });
  const ahead = Date.parse(moment) - Date.parse(await world.advanceClock(undefined, 0));
  await world.advanceClock(undefined, ahead);
  return async () => {
    await world.advanceClock(undefined, -ahead);
  };
}

/** Returns true when the URL belongs to a fixture carrier. */
export async function isWorld(url: string, limitMs: number): Promise<boolean> {
  const seeds: unknown = await worldClient(url, { limitMs })
    .seeds()
    .catch(() => undefined);
  return z
    .array(z.looseObject({ seed: z.string() }))
    .check(z.minLength(1))
    .safeParse(seeds).success;
}

async function post(url: string, body: unknown, limitMs: number): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  }).catch((thrown: unknown) => {
    const { cause } = thrown as { cause?: { code?: string } };
    throw new Error(`the states URL ${url} did not answer (${cause?.code ?? (thrown as Error).name})`);
  });
  const text = await response.text();
  if (!response.ok) throw new StateRefused(`${url} answered HTTP ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Tokens and keys with which calls reach the provider. */
interface Caller {
  readonly providerUrl: string;
  readonly limitMs: number;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
}

/**
 * Makes a call that comes before that of an example, as the person of its seed.
 * @param values the provider's own ids and tokens, for those of the examples
 * @throws when the provider does not take it
 */
async function makeCall(
  { endpoint, input }: EarlierCall,
  seed: SeedName | undefined,
  { providerUrl, limitMs, secret, ...given }: Caller,
  values: StateValues,
): Promise<void> {
  const { bearer = given.bearer, idToken = given.idToken } = values;
  const target = endpoints.find(({ id }) => id === endpoint);
  if (!target || !seed) throw new Error(`the earlier call ${endpoint} is not known`);
  const credentials = credentialsOf(seed);
  const origins = { carrier: providerUrl, marketing: '', 'referral-tracking': '', maps: '', rates: '' };
  const request = await buildRequest(
    target,
    target.input.parse(renamed(input, values.ids)),
    { ...credentials, accessToken: bearer ?? credentials.accessToken, idToken: idToken ?? credentials.idToken },
    { origins, secret, now: () => new Date(), transactionId: () => crypto.randomUUID() },
  );
  const response = await fetch(request, { signal: AbortSignal.timeout(limitMs) });
  const text = await response.text();
  const answer = readAnswer(target, response.status, text);
  if (answer.kind !== 'reply')
    throw new Error(`the earlier call ${endpoint} was not taken: HTTP ${response.status} ${text.slice(0, 200)}`);
}
