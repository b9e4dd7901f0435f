import type { Answered, ErrorRate } from './error-rate.ts';

/** More than this share of failed pages is too many, whatever the version before fails at. */
const tooMany = 0.01;
/** A version may fail so many times as often as the one before it at the same time: what both fail at is not new. */
const timesAsOften = 2;
/** Fewer failures than this say nothing. */
const leastErrors = 5;
/** How far apart the error rate is read; milliseconds. */
const betweenMs = 30_000;
/** After so many times a step's length, what was not seen will not be seen. */
const patience = 3;

export interface Watched {
  errorRate: ErrorRate;
  now: () => number;
  /** @throws when somebody ends the deployment */
  wait: (ms: number) => Promise<void>;
  print: (text: string) => void;
  /** How long a step is watched, in milliseconds. */
  stepMs: number;
  /** So many pages have to be seen before a step is believed. */
  leastRequests: number;
}

const rate = ({ requests, errors }: Answered) => (requests > 0 ? errors / requests : 0);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Whether a version fails too often beside the one before it. */
export function failsTooOften(next: Answered, before: Answered): boolean {
  return next.errors >= leastErrors && rate(next) > Math.max(tooMany, timesAsOften * rate(before));
}

/**
 * Watches the new version for one step of a rollout. Where the old one gets nothing any more, `lastBefore` is what it
 * did in the step before.
 * @returns what the old version did meanwhile, or why the rollout has to go back
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
