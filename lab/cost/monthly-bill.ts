import type { Counts } from './counted-portal.ts';

/** Stays of one customer in a month: assumed. */
export const staysAMonth = 4;

/** Cloudflare's list prices as of November 2026: what a month has for nothing, and dollars for each million more. */
export const prices = {
  plan: 5,
  requests: { free: 10e6, each: 0.3e-6 },
  cpuMs: { free: 30e6, each: 0.02e-6 },
  objectRequests: { free: 1e6, each: 0.15e-6 },
  gigabyteSeconds: { free: 400_000, each: 12.5e-6 },
  rowsWritten: { free: 50e6, each: 1e-6 },
  rowsRead: { free: 25e9, each: 0.001e-6 },
  gigabytesStored: { free: 5, each: 0.2 },
  logLines: { free: 20e6, each: 0.6e-6 },
} as const;

/** Measured in the review of 2026-11-23 and not by the counter: of a request, of a call of an object, of a stay. */
export const assumed = { cpuMsOfRequest: 5, gigabyteSecondsOfCall: 0.0066, logLines: 1.3 };

type Price = (typeof prices)[Exclude<keyof typeof prices, 'plan'>];

const dollars = ({ free, each }: Price, used: number) => Math.max(0, used - free) * each;

/** A month in dollars, by what is paid for. One account for each customer, and one in four bought something. */
export function billOf(
  stay: Counts,
  { accountBytes, accountBytesAfterWrites }: { accountBytes: number; accountBytesAfterWrites: number },
  customers: number,
) {
  const stays = customers * staysAMonth;
  const objectRequests = stay.objectCalls + stay.alarmRings;
  const bytes = (3 * accountBytes + accountBytesAfterWrites) / 4;
  const parts = {
    requests: dollars(prices.requests, stays * stay.requests),
    cpu: dollars(prices.cpuMs, stays * stay.requests * assumed.cpuMsOfRequest),
    objectCalls: dollars(prices.objectRequests, stays * objectRequests),
    duration: dollars(prices.gigabyteSeconds, stays * objectRequests * assumed.gigabyteSecondsOfCall),
    rowsWritten: dollars(prices.rowsWritten, stays * stay.rowsWritten),
    rowsRead: dollars(prices.rowsRead, stays * stay.rowsRead),
    storage: dollars(prices.gigabytesStored, (customers * bytes) / 1e9),
    logs: dollars(prices.logLines, stays * assumed.logLines),
  };
  return { ...parts, total: prices.plan + Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
