import type { Answered, ErrorRate } from './error-rate.ts';

/** More than this share of failed pages is too many, whatever the version before fails at. */
const tooMany = 0.01;
/** Highest ratio to the failure rate of the version before in the same time: a failure that both share is not new. */
const timesAsOften = 2;
/** Fewer failures than this are not significant. */
const leastErrors = 5;
/** Interval between two reads of the error rate; milliseconds. */
const betweenMs = 30_000;
/** Number of step lengths after which a step without enough pages has failed. */
const patience = 3;

export interface Watched {
  errorRate: ErrorRate;
  now: () => number;
  /** @throws when somebody ends the deployment */
  wait: (ms: number) => Promise<void>;
  print: (text: string) => void;
  /** Watching time of a step, in milliseconds. */
  stepMs: number;
  /** Number of pages that a step needs before its rate counts. */
  leastRequests: number;
}

const rate = ({ requests, errors }: Answered) => (requests > 0 ? errors / requests : 0);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Returns true when a version fails too often compared with the one before it. */
export function failsTooOften(next: Answered, before: Answered): boolean {
  return next.errors >= leastErrors && rate(next) > Math.max(tooMany, timesAsOften * rate(before));
}

/**
 * Watches the new version for one step of a rollout. When the old one gets no requests any more, `lastBefore` has its
 * counts of the step before.
 * @returns the old version's counts, or the reason for a rollback
 */
export async function watchStep(
  { errorRate, now, wait, print, stepMs, leastRequests }: Watched,
  { next, before, lastBefore }: { next: string; before: string | undefined; lastBefore?: Answered | undefined },
): Promise<{ before: Answered } | { goBack: string }> {
  const since = now();
  let seen: Answered = { requests: 0, errors: 0 };
  let other = lastBefore ?? seen;
  let problem: string | undefined;
  while (now() - since < patience * stepMs) {
    await wait(Math.min(betweenMs, stepMs));
    try {
      seen = await errorRate(next, new Date(since));
      if (before !== undefined) other = await errorRate(before, new Date(since));
      problem = undefined;
    } catch (thrown) {
      problem = thrown instanceof Error ? thrown.message : String(thrown);
    }
    print(
      problem === undefined
        ? `  ${seen.requests} pages, ${percent(rate(seen))} failed; before: ${other.requests}, ${percent(rate(other))}`
        : `  the error rate cannot be read: ${problem}`,
    );
    if (problem !== undefined) continue;
    if (failsTooOften(seen, other)) return { goBack: `${percent(rate(seen))} of its ${seen.requests} pages failed` };
    if (now() - since >= stepMs && seen.requests >= leastRequests) return { before: other };
  }
  return {
    goBack: problem
      ? `its error rate could not be read: ${problem}`
      : `only ${seen.requests} of its pages were seen, and --least-requests=${leastRequests} have to be`,
  };
}
