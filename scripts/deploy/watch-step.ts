import type { Answered, ErrorRate } from './error-rate.ts';

/** More than this share of failed pages is too many, whatever the version before fails at. */
const tooMany = 0.01;
/** Highest ratio to the failure rate of the version before in the same time: a failure that both share is not new. */
const timesAsOften = 2;
/** Minimum number of failures that counts as significant. */
const leastErrors = 5;
/** Interval between two reads of the error rate, in milliseconds. */
const betweenMs = 30_000;
/** Number of step lengths after which a step without enough pages has failed. */
const patience = 3;

/** Clock and output of a deployment. */
export interface DeployIo {
  now: () => number;
  /**
   * Waits.
   * @throws when somebody ends the deployment
   */
  wait: (ms: number) => Promise<void>;
  print: (text: string) => void;
  /** Prints problems to stderr. */
  printError: (text: string) => void;
}

export interface Watched extends DeployIo {
  errorRate: ErrorRate;
  /** Watching time of a step, in milliseconds. */
  stepMs: number;
  /** Number of pages that a step needs before its rate counts. */
  leastRequests: number;
}

/** `before` has the counts of the old version during the step. */
export type StepResult = { kind: 'passed'; before: Answered } | { kind: 'failed'; reason: string };

const rate = ({ requests, errors }: Answered) => (requests > 0 ? errors / requests : 0);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const countsOf = (counts: Answered) => `${counts.requests} pages, ${percent(rate(counts))} failed`;

/** Returns true when a version fails too often in comparison with the previous one. */
export function failsTooOften(next: Answered, before: Answered): boolean {
  return next.errors >= leastErrors && rate(next) > Math.max(tooMany, timesAsOften * rate(before));
}

/**
 * Watches the new version for one step of a rollout. When the old one gets no requests any more, `lastBefore` has its
 * counts of the step before.
 * @returns the old version's counts, or the reason for a rollback
 */
export async function watchStep(
  { errorRate, now, wait, print, printError, stepMs, leastRequests }: Watched,
  { next, before, lastBefore }: { next: string; before: string | undefined; lastBefore?: Answered | undefined },
): Promise<StepResult> {
  const since = now();
  let nextRate: Answered = { requests: 0, errors: 0 };
  let beforeRate = lastBefore ?? nextRate;
  let problem: string | undefined;
  while (now() - since < patience * stepMs) {
    await wait(Math.min(betweenMs, stepMs));
    try {
      nextRate = await errorRate(next, new Date(since));
      if (before !== undefined) beforeRate = await errorRate(before, new Date(since));
      problem = undefined;
    } catch (thrown) {
      problem = thrown instanceof Error ? thrown.message : String(thrown);
      printError(`  The error rate cannot be read: ${problem}`);
      continue;
    }
    print(`  ${countsOf(nextRate)}; version before: ${countsOf(beforeRate)}`);
    if (failsTooOften(nextRate, beforeRate))
      return { kind: 'failed', reason: `${percent(rate(nextRate))} of its ${nextRate.requests} pages failed` };
    if (now() - since >= stepMs && nextRate.requests >= leastRequests) return { kind: 'passed', before: beforeRate };
  }
  return {
    kind: 'failed',
    reason: problem
      ? `its error rate could not be read: ${problem}`
      : `only ${nextRate.requests} of its pages were requested, and a step needs --least-requests=${leastRequests}`,
  };
}
