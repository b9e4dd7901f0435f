import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { World } from '#fixtures/world/world.ts';
import { serveCarrier } from './node-account.ts';

export const second = 1_000;

/** One clock for the portal, the carrier and all timers. */
export const world = new World({ standing: [], time: () => Date.now() });

/** Number of calls of the cryptography, which works beside this thread. */
let encrypting = 0;
let isStopped = false;

/** The work that a clock runs for. */
interface Work {
  isOver: boolean;
}

/** Gives the tests of a file this clock and its carrier. */
export function setUpClock(): void {
  beforeAll(startClock);
  // Alarms of earlier accounts would ring whenever time goes by.
  afterEach(() => void vi.clearAllTimers());
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Starts the clock. It moves by `pass` and `settled` alone. */
async function startClock(): Promise<void> {
  // It is loaded on first use, and loading takes time of no clock.
  await import('#rpc/carrier/second-try.ts');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 28, 15) });
  vi.stubGlobal('crypto', countedCrypto(crypto));
  serveCarrier(world);
}

function countedCrypto(real: Crypto): Crypto {
  const countedSubtle = new Proxy(real.subtle, {
    get:
      (subtle, name) =>
      async (...args: unknown[]) => {
        encrypting += 1;
        try {
          return await (Reflect.get(subtle, name) as (...all: unknown[]) => Promise<unknown>).apply(subtle, args);
        } finally {
          encrypting -= 1;
        }
      },
  });
  const get = (_: Crypto, name: string | symbol) => {
    if (name === 'subtle') return countedSubtle;
    const value: unknown = Reflect.get(real, name);
    return typeof value === 'function' ? (value.bind(real) as unknown) : value;
  };
  return new Proxy(real, { get });
}

const turn = () => new Promise((done) => setImmediate(done));

/** Waits until all work waits for the clock. */
async function rest(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = encrypting > 0 ? 0 : quiet + 1) await turn();
}

/** Lets time go by, with what is due in it. Computing takes no time of this clock. */
export async function pass(ms: number): Promise<void> {
  const work: Work = { isOver: false };
  setTimeout(() => (work.isOver = true), ms);
  await runFor(work);
}

async function runFor(work: Work): Promise<void> {
  await rest();
  while (!work.isOver) {
    await vi.advanceTimersToNextTimerAsync();
    await rest();
  }
}

/** Lets time go by until the work has ended. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  if (isStopped) return work;
  const running: Work = { isOver: false };
  const end = () => (running.isOver = true);
  work.then(end, end);
  await runFor(running);
  return work;
}

/** Stops the clock and all work, so that whatever is read meanwhile is of one moment. */
export async function atOneMoment<T>(look: () => Promise<T>): Promise<T> {
  await rest();
  isStopped = true;
  try {
    return await look();
  } finally {
    isStopped = false;
  }
}
