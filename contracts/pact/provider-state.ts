import * as z from 'zod';
import { endpoints } from '../carrier.ts';
import { isOtherSystem } from '../endpoint.ts';

/**
 * Where a provider's states are set up: a URL that is told of each, the controls of the fixture carrier, or nowhere.
 */
export type StatePlace = { kind: 'url' | 'world'; url: string } | undefined;

const Parameters = z.looseObject({
  seed: z.string(),
  email: z.string(),
  after: z.number().optional(),
  endpoint: z.string().optional(),
  resCode: z.union([z.number(), z.string()]).optional(),
  exCode: z.string().optional(),
  message: z.string().optional(),
});

/**
 * Brings a provider into a state, or out of it again.
 * @throws when the provider does not take it within the limit
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
  const { seed, email, after, endpoint, ...fault } = Parameters.parse(params);
  const { resCode, exCode, message } = fault;
  await post(`${place.url}/__world/accounts`, { seed, standing: true }, limitMs);
  if (after !== undefined) await post(`${place.url}/__world/clock`, { advanceMs: after, email }, limitMs);
  if (endpoint === undefined) return;
  const target = endpoints.find(({ id }) => id === endpoint);
  // Another system is not told who calls, so its refusal is meant for everybody.
  const owner = target && isOtherSystem(target.service) ? {} : { email };
  await post(
    `${place.url}/__world/faults`,
    { ...owner, endpoint, fault: { resCode, exCode, message }, times: 1 },
    limitMs,
  );
}

/** Puts the clock of a fixture carrier to a moment, and gives back what puts it right again. */
export async function holdClock(url: string, moment: string, limitMs: number): Promise<() => Promise<void>> {
  const Clock = z.object({ now: z.iso.datetime() });
  const move = async (advanceMs: number) =>
    Clock.parse(await answer(`${url}/__world/clock`, { advanceMs }, limitMs)).now;
  const ahead = Date.parse(moment) - Date.parse(await move(0));
  await move(ahead);
  return async () => {
    await move(-ahead);
  };
}

/** True when a URL is a fixture carrier's. */
export async function isWorld(url: string, limitMs: number): Promise<boolean> {
  const response = await fetch(`${url}/__world/seeds`, { signal: AbortSignal.timeout(limitMs) }).catch(() => undefined);
  const seeds: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return z
    .array(z.looseObject({ seed: z.string() }))
    .min(1)
    .safeParse(seeds).success;
}

async function post(url: string, body: unknown, limitMs: number): Promise<void> {
  await answer(url, body, limitMs);
}

async function answer(url: string, body: unknown, limitMs: number): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered HTTP ${response.status}: ${text.slice(0, 200)}`);
  return text === '' ? undefined : JSON.parse(text);
}
