import { alerts } from '../../scripts/points/alerts.ts';

/** Titles of what is counted. */
export const countTitles = {
  /** To the Worker, sockets among them. */
  requests: 'requests',
  sockets: 'sockets',
  /** Calls of an object's methods, from the Worker and from other objects. */
  objectCalls: 'object calls',
  alarmRings: 'alarms that rang',
  /** Answers that an object waited for, one after the other: it is paid for that time. */
  waits: 'waits of objects',
  /** Rows of tables and of their indexes, keys, and alarms that were set or deleted: what is paid for as a row. */
  rowsWritten: 'rows written',
  /** Those among them that set or deleted an alarm. */
  alarmsSet: 'alarms set',
  rowsRead: 'rows read',
  /** A large portal writes a sample of them. */
  usualPoints: 'data points, of what went well',
  otherPoints: 'data points, others',
  carrierCalls: 'carrier calls',
  /** Maps, rates and referral tracking. */
  otherCalls: 'calls of marketing and the like',
};
export type CountName = keyof typeof countTitles;
/** Counts of some steps. */
export type Counts = Record<CountName, number>;

/** Stays of one customer in a month: assumed. */
const staysAMonth = 4;
const minutesAMonth = 30 * 24 * 60;

/** Cloudflare's list prices, read on 2026-11-28: what a month has for nothing, and dollars for each one more. */
const prices = {
  plan: 5,
  requests: { free: 10e6, each: 0.3e-6 },
  cpuMs: { free: 30e6, each: 0.02e-6 },
  objectRequests: { free: 1e6, each: 0.15e-6 },
  gigabyteSeconds: { free: 400_000, each: 12.5e-6 },
  rowsWritten: { free: 50e6, each: 1e-6 },
  rowsRead: { free: 25e9, each: 0.001e-6 },
  gigabytesStored: { free: 5, each: 0.2 },
  dataPoints: { free: 10e6, each: 0.25e-6 },
  pointQueries: { free: 1e6, each: 1e-6 },
  logLines: { free: 20e6, each: 0.6e-6 },
  pushedLogs: { free: 10e6, each: 0.05e-6 },
  keyReads: { free: 10e6, each: 0.5e-6 },
} as const;

/** Figures that the counter does not count: of a request, of a call of an object, of a stay, of the platform. */
const assumed = {
  cpuMsOfRequest: 5,
  secondsOfCall: 0.01,
  /** An answer of the carrier. */
  secondsOfWait: 0.3,
  gigabytesOfObject: 0.128,
  logLines: 1.3,
  /** Each reads the switches every 30 seconds. */
  isolates: 300,
};

/** Sampling of a portal with so many customers (SAFETY-87). */
const samplingFor = (customers: number) => (customers > 1e6 ? 20 : 1);

type Price = (typeof prices)[Exclude<keyof typeof prices, 'plan'>];

const dollars = ({ free, each }: Price, used: number) => Math.max(0, used - free) * each;

/** Returns a month in dollars, by what is paid for, with one account of so many bytes for each customer. */
export function billOf(stay: Counts, accountBytes: number, customers: number) {
  const stays = customers * staysAMonth;
  const objectRequests = stay.objectCalls + stay.alarmRings;
  const seconds = objectRequests * assumed.secondsOfCall + stay.waits * assumed.secondsOfWait;
  const queries = Object.values(alerts).flatMap(({ conditions }) => [...conditions]).length;
  const logs = stays * assumed.logLines;
  const parts = {
    requests: dollars(prices.requests, stays * stay.requests),
    CPU: dollars(prices.cpuMs, stays * stay.requests * assumed.cpuMsOfRequest),
    'object calls': dollars(prices.objectRequests, stays * objectRequests),
    duration: dollars(prices.gigabyteSeconds, stays * seconds * assumed.gigabytesOfObject),
    'rows written': dollars(prices.rowsWritten, stays * stay.rowsWritten),
    'rows read': dollars(prices.rowsRead, stays * stay.rowsRead),
    storage: dollars(prices.gigabytesStored, (customers * accountBytes) / 1e9),
    'data points': dollars(prices.dataPoints, stays * (stay.usualPoints / samplingFor(customers) + stay.otherPoints)),
    'queries of alerts': dollars(prices.pointQueries, queries * minutesAMonth),
    logs: dollars(prices.logLines, logs) + dollars(prices.pushedLogs, logs),
    switches: dollars(prices.keyReads, assumed.isolates * minutesAMonth * 2),
    plan: prices.plan,
  };
  return { parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
