import { env } from 'cloudflare:workers';
import type { SeedName } from '#contracts/seed.ts';

/** Somebody of the fixture world, with an account that no other test touches. */
export interface Somebody {
  email: string;
  customerId: string;
  groupId: string;
  lines: { customerId: string; email: string; occurrence: number; status: number }[];
}

export interface LoggedCall {
  id: string | null;
  status: number | string | null;
  headers: Record<string, string>;
  body: unknown;
}

/** Uses a control of the fixture world. @throws when it refuses */
async function control<T = unknown>(path: string, body?: object): Promise<T> {
  const response = await fetch(
    `${env.CARRIER_ORIGIN}/__world/${path}`,
    body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
  );
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** A fresh account of a seed. */
export function open(seed: SeedName, settings: object = {}): Promise<Somebody> {
  return control('accounts', { seed, ...settings });
}

interface FaultAsk {
  endpoint: string;
  fault: string | number;
  times?: number;
  afterEffect?: boolean;
  ms?: number;
}

/** Spoils the next calls of an account. */
export async function injectFault({ email }: Somebody, fault: FaultAsk): Promise<void> {
  await control('faults', { email, ...fault });
}

/** Moves the account's clock at the carrier. */
export async function carrierClock({ email }: Somebody, advanceMs: number): Promise<void> {
  await control('clock', { email, advanceMs });
}

/** Sets fields of a line's customer. */
export async function change({ email }: Somebody, customerId: string, set: object): Promise<void> {
  await control('change', { email, customerId, set });
}

/** Sets how long things take, how they end, and the remote config of an account. */
export async function settings({ email }: Somebody, more: object): Promise<void> {
  await control('settings', { email, ...more });
}

/** Makes the access tokens that somebody used so far worthless. */
export async function expireTokens(email: string): Promise<void> {
  await control('tokens/expire', { email });
}

/** What the carrier saw of an account, in order. */
export function calls({ email }: Somebody, endpoint?: string): Promise<LoggedCall[]> {
  return control(`calls?${new URLSearchParams({ email, ...(endpoint ? { endpoint } : {}) })}`);
}

/** How often the carrier was asked one thing. */
export async function count(somebody: Somebody, endpoint: string): Promise<number> {
  return (await calls(somebody, endpoint)).length;
}

/** Looks until it is so. @throws after ten seconds */
export async function until<T>(look: () => Promise<T | undefined | false>, what = 'what was waited for'): Promise<T> {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await scheduler.wait(10);
  }
}
