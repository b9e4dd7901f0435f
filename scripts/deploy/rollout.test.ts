import { beforeEach, describe, expect, it } from 'vitest';
import type { Deployment, Share } from './platform.ts';
import { OvertakenError, rollOut } from './rollout.ts';

/** Deployments so far, the latest last, by the percents of versions. */
let history: Record<string, number>[];
let deployments: Deployment[];
let now: number;
let errors: string[];
/** What happens between a deployment and what comes after it. */
let meanwhile: () => void;
beforeEach(() => {
  history = [];
  deployments = [];
  now = 0;
  errors = [];
  meanwhile = () => undefined;
  record([{ version: 'old', percent: 100 }]);
});

function record(versions: readonly Share[]): void {
  history.push(Object.fromEntries(versions.map(({ version, percent }) => [version, percent])));
  deployments.unshift({ id: String(history.length), versions });
}

const run = (
  changes: {
    smoke?: () => Promise<string[]>;
    wait?: () => void;
    split?: () => void;
    unwatched?: boolean;
    errors?: (version: string) => number;
  } = {},
) =>
  rollOut({
    wrangler: {
      split: async (versions) => {
        changes.split?.();
        record(versions);
        meanwhile();
      },
    },
    platform: { deployments: async () => deployments },
    watched: {
      errorRate: async (version) => ({ requests: 1_000, errors: changes.errors?.(version) ?? 0 }),
      now: () => now,
      wait: async (ms) => {
        changes.wait?.();
        now += ms;
      },
      print: () => undefined,
      printError: (text) => void errors.push(text),
      stepMs: 300_000,
      leastRequests: 100,
    },
    smoke: changes.smoke ?? (async () => []),
    next: 'new',
    before: 'old',
    message: 'commit',
    unwatched: changes.unwatched ?? false,
  });

describe('rollOut (SAFETY-71)', () => {
  it('gives nobody but the smoke test a version that fails it', async () => {
    let asked: Record<string, number> | undefined;
    const smoke = async () => {
      asked = history.at(-1);
      return ['/readyz is 503: configuration: OIDC_ISSUER'];
    };
    expect(await run({ smoke })).toBe(false);
    expect(asked).toEqual({ new: 0, old: 100 });
    expect(history).toEqual([{ old: 100 }, { new: 0, old: 100 }, { old: 100 }]);
    expect(errors).toEqual(['Going back to old: /readyz is 503: configuration: OIDC_ISSUER.']);
  });

  it('watches each step for its time, the last one too', async () => {
    expect(await run()).toBe(true);
    expect(now).toBe(4 * 300_000);
    expect(history.at(-1)).toEqual({ new: 100 });
  });

  it('stops at 1 % a version whose signature the carrier refuses, which is nobody’s fault but its own (SAFETY-76)', async () => {
    // Points of pages that are 503 for want of the carrier's answers, as error-rate.ts counts them.
    expect(await run({ errors: (version) => (version === 'new' ? 980 : 3) })).toBe(false);
    expect(history).toEqual([{ old: 100 }, { new: 0, old: 100 }, { new: 1, old: 99 }, { old: 100 }]);
  });

  it('watches no step with --unwatched', async () => {
    expect(await run({ unwatched: true, errors: () => 1_000 })).toBe(true);
    expect(now).toBe(0);
  });

  it('gives everything back when the version fails once everybody has it', async () => {
    const errors = (version: string) => (version === 'new' && history.at(-1)?.new === 100 ? 500 : 0);
    expect(await run({ errors })).toBe(false);
    expect(history.at(-1)).toEqual({ old: 100 });
    expect(history).toHaveLength(1 + 5 + 1);
  });

  it('restores the old version for everybody when somebody ends the command', async () => {
    const wait = () => {
      throw new Error('somebody ended the deployment');
    };
    expect(await run({ wait })).toBe(false);
    expect(history).toEqual([{ old: 100 }, { new: 0, old: 100 }, { new: 1, old: 99 }, { old: 100 }]);
  });

  it('gives everything back when a step cannot be made', async () => {
    let count = 0;
    const split = () => {
      count += 1;
      if (count === 3) throw new Error('wrangler versions deploy failed');
    };
    expect(await run({ split })).toBe(false);
    expect(history).toEqual([{ old: 100 }, { new: 0, old: 100 }, { new: 1, old: 99 }, { old: 100 }]);
  });

  it('changes nothing when the first step cannot be made', async () => {
    const split = () => {
      throw new Error('wrangler versions deploy failed');
    };
    await expect(run({ split })).rejects.toThrow('wrangler versions deploy failed');
    expect(history).toEqual([{ old: 100 }]);
  });

  it('changes nothing after somebody else’s deployment', async () => {
    meanwhile = () => {
      if (history.at(-1)?.new === 10) record([{ version: 'theirs', percent: 100 }]);
    };
    await expect(run()).rejects.toThrow(OvertakenError);
    expect(history.slice(-2)).toEqual([{ new: 10, old: 90 }, { theirs: 100 }]);
  });
});
