import type { seeds } from '#fixtures/seeds/table.ts';
import { fixturesUrl } from './ports.ts';

export type SeedName = keyof typeof seeds;

export interface Person {
  email: string;
  customerId: string;
  groupId: string;
  lines: {
    customerId: string;
    email: string;
    occurrence: number;
    status: number;
    reachNumber?: string;
    firstName?: string;
  }[];
}

export interface Settings {
  config?: Record<string, string>;
  /** What one step of extra data is, in gigabytes, and what it costs, in dollars. */
  pulse?: { pulse: number; pulseCost: number };
  outcomes?: { topUp?: 'FAILED'; planChange?: 'FAILED' };
  topUpMs?: number;
  planChangeMs?: number;
}

export interface Call {
  id: string | null;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  at: string;
  status: number | string | null;
  email: string | null;
}

export type Loss = 'hang' | 'reset' | 'garbage' | 'empty' | 'slow';

interface FaultPlan {
  email: string;
  endpoint: string;
  /** A loss, an HTTP status, or a resCode from 40000. */
  fault: Loss | number;
  times?: number;
  ms?: number;
  afterEffect?: boolean;
}

/** The fixture carrier's controls. Each test opens an account of its own. */
export const world = {
  open: (seed: SeedName, settings: Settings = {}) => post<Person>('accounts', { seed, ...settings }),
  settings: (email: string, settings: Settings) => post('settings', { email, ...settings }),
  change: (email: string, set: Record<string, unknown>, customerId?: string) =>
    post('change', { email, set, customerId }),
  fault: (plan: FaultPlan) => post('faults', plan),
  expireTokens: (email: string) => post('tokens/expire', { email }),
  forgetCalls: (email: string) => post('calls/clear', { email }),

  /** What the carrier was asked for this person's account. */
  async calls(email: string, endpoint?: string): Promise<Call[]> {
    const query = new URLSearchParams({ email, ...(endpoint ? { endpoint } : {}) });
    return (await fetch(`${fixturesUrl}/__world/calls?${query}`)).json() as Promise<Call[]>;
  },

  /** How many orders for extra data the carrier saw. */
  async orders(email: string): Promise<number> {
    return (await world.calls(email, 'topup.create')).length;
  },
};

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${fixturesUrl}/__world/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
