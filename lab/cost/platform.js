// Runs before the Worker's own modules: a clock that is stopped until it is moved, so that a busy machine counts the
// same, and a counter of fetches.

const RealDate = Date;
const realFetch = fetch;

export const platform = {
  /** The current time, in milliseconds since 1970; the machine's own time until it is set. */
  at: undefined,
  /** Requests to the carrier, and to other systems of the fixtures. */
  fetched: {},
  /** Port of the fixtures; the identity provider has another one. */
  fixturesPort: undefined,
  /** The machine's own time, which is never stopped, in milliseconds. */
  realNow: () => RealDate.now(),
  /** Time that each answer of another system takes on the machine, in milliseconds; 0 outside the Worker. */
  answerMs: 0,
};

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(platform.at ?? RealDate.now());
    else super(...given);
  }
  static now() {
    return platform.at ?? RealDate.now();
  }
};

/** Paths of the fixtures that are not the carrier's. */
const others = /^\/(marketing|referral-tracking|maps|rates)(\/|$)/;

/** Delay of each answer of another system by the stopped clock, in milliseconds. */
const stoppedMs = 50;

globalThis.fetch = async (request, init) => {
  const { port, pathname } = new URL(request instanceof Request ? request.url : request);
  if (port === platform.fixturesPort) {
    const system = others.test(pathname) ? 'other' : 'carrier';
    platform.fetched[system] = (platform.fetched[system] ?? 0) + 1;
  }
  const response = await realFetch(request, init);
  if (platform.answerMs > 0) await scheduler.wait(platform.answerMs);
  if (platform.at !== undefined) platform.at += stoppedMs;
  return response;
};

/** The edge's cache, which workerd alone does not have: texts by address, for as long as the process runs. */
const kept = new Map();
Object.defineProperty(globalThis, 'caches', {
  value: {
    default: {
      match: async (key) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
      put: async (key, response) => void kept.set(key, await response.text()),
    },
  },
});
