import * as z from 'zod';
import { worldClient } from '#fixtures/world-client.ts';
import { endpoints } from '../carrier.ts';
import { isOtherSystem } from '../endpoint.ts';
import { seedNames } from '../seed.ts';

/**
 * Where a provider's states are set up: by a URL, by the controls of a fixture carrier, or not at all.
 */
export type StatePlace = { kind: 'url' | 'world'; url: string } | undefined;

const Parameters = z.looseObject({
  seed: z.enum(seedNames),
  email: z.string(),
  after: z.number().optional(),
  endpoint: z.string().optional(),
  resCode: z.union([z.number(), z.string()]).optional(),
  exCode: z.string().optional(),
  message: z.string().optional(),
});

/**
 * Sets a provider state up or tears it down.
 * @throws when the provider does not accept it within the limit
 */
export async function setState(
  place: StatePlace,
  action: 'setup' | 'teardown',
  state: string,
  params: unknown,
  limitMs: number,
): Promise<void> {
  if (place?.kind === 'url') return post(place.url, { action, state, params }, limitMs);
  if (place?.kind !== 'world' || action === 'teardown') return;
  const { seed, email, after, endpoint, resCode, exCode, message } = Parameters.parse(params);
  const world = worldClient(place.url, { limitMs });
  await world.open(seed, { standing: true });
  if (after !== undefined) await world.advanceClock(email, after);
  if (endpoint === undefined || resCode === undefined) return;
  const target = endpoints.find(({ id }) => id === endpoint);
  // Another system is not told who calls, so its refusal is for everybody.
  const owner = target && isOtherSystem(target.service) ? undefined : email;
  await world.injectFault(owner, { endpoint, fault: { resCode, exCode, message } });
}

/** Moves the clock of a fixture carrier to a time; returns a function that moves it back. */
export async function holdClock(url: string, moment: string, limitMs: number): Promise<() => Promise<void>> {
  const world = worldClient(url, { limitMs });
  const ahead = Date.parse(moment) - Date.parse(await world.advanceClock(undefined, 0));
  await world.advanceClock(undefined, ahead);
  return async () => {
    await world.advanceClock(undefined, -ahead);
  };
}

/** Whether a URL is a fixture carrier's. */
export async function isWorld(url: string, limitMs: number): Promise<boolean> {
  const seeds: unknown = await worldClient(url, { limitMs })
    .seeds()
    .catch(() => undefined);
  return z
    .array(z.looseObject({ seed: z.string() }))
    .min(1)
    .safeParse(seeds).success;
}

async function post(url: string, body: unknown, limitMs: number): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok)
    throw new Error(`${url} answered HTTP ${response.status}: ${(await response.text()).slice(0, 200)}`);
}
