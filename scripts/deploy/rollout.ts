import type { Answered } from './error-rate.ts';
import type { Platform, Share } from './platform.ts';
import { type Watched, watchStep } from './watch-step.ts';
import type { Wrangler } from './wrangler.ts';

/** Shares of the requests for the new version, one after the other; in percent. */
export const steps = [1, 10, 50, 100] as const;

export interface Rollout {
  wrangler: Pick<Wrangler, 'split'>;
  platform: Pick<Platform, 'deployments'>;
  watched: Watched;
  /** Runs the smoke test of the new version. @returns its problems */
  smoke: () => Promise<string[]>;
  next: string;
  before: string;
  message: string;
  /** Takes all steps without reading the error rate. */
  unwatched: boolean;
}

/** Thrown when another deployment started during this one, which then changes nothing. */
export class OvertakenError extends Error {
  constructor() {
    super('Another deployment started meanwhile, and was left alone');
  }
}

/**
 * Gives the new version to nobody but the smoke test, then to 1, 10, 50 and 100 %. When it fails the smoke test or too
 * often, or somebody stops it, the version before gets everything back.
 * @returns whether everybody has the new version
 * @throws OvertakenError
 */
export async function rollOut(rollout: Rollout): Promise<boolean> {
  const { wrangler, platform, watched, smoke, next, before, message, unwatched } = rollout;
  const { print, printError } = watched;
  let current: readonly Share[] = [{ version: before, percent: 100 }];

  const give = async (percent: number) => {
    await assertStill(platform, current);
    const shares = [
      { version: next, percent },
      ...(percent < 100 ? [{ version: before, percent: 100 - percent }] : []),
    ];
    await wrangler.split(shares, `${message} (${percent} %)`.slice(0, 100));
    current = shares;
  };
  const goBack = async (reason: string) => {
    printError(`Going back to ${before}: ${reason}.`);
    await assertStill(platform, current);
    await wrangler.split([{ version: before, percent: 100 }], `Back from ${next}: ${reason}`.slice(0, 100));
    return false;
  };

  try {
    await give(0);
    const problems = await smoke();
    if (problems.length > 0) return await goBack(problems.join('; '));
    let lastBefore: Answered | undefined;
    for (const percent of steps) {
      await give(percent);
      print(`${next} has ${percent} % of the traffic.`);
      if (unwatched) continue;
      const end = await watchStep(watched, { next, before: percent < 100 ? before : undefined, lastBefore });
      if (end.kind === 'failed') return await goBack(end.reason);
      lastBefore = end.before;
    }
    return true;
  } catch (thrown) {
    if (thrown instanceof OvertakenError || current[0]?.version === before) throw thrown;
    return goBack(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/**
 * Checks that no other deployment has started.
 * @throws OvertakenError where the latest deployment has other shares
 */
async function assertStill(platform: Pick<Platform, 'deployments'>, shares: readonly Share[]): Promise<void> {
  const [latest] = await platform.deployments();
  const same =
    latest?.versions.length === shares.length &&
    shares.every(({ version, percent }) =>
      latest.versions.some((one) => one.version === version && one.percent === percent),
    );
  if (!same) throw new OvertakenError();
}
