import { describe, expect, it } from 'vitest';
import type { Answered } from './error-rate.ts';
import { failsTooOften, watchStep } from './watch-step.ts';

describe('failsTooOften (SAFETY-72)', () => {
  it.each<[string, Answered, Answered, boolean]>([
    ['with more than 1 %', { requests: 1_000, errors: 11 }, { requests: 1_000, errors: 0 }, true],
    ['not with 1 %', { requests: 1_000, errors: 10 }, { requests: 1_000, errors: 0 }, false],
    ['not with four pages, whatever share they are', { requests: 10, errors: 4 }, { requests: 10, errors: 0 }, false],
    ['with five', { requests: 10, errors: 5 }, { requests: 10, errors: 0 }, true],
    [
      'not when the one before fails half as often',
      { requests: 100, errors: 40 },
      { requests: 1_000, errors: 200 },
      false,
    ],
    ['when it fails more than twice as often', { requests: 100, errors: 41 }, { requests: 1_000, errors: 200 }, true],
  ])('%s', (_, next, before, tooOften) => {
    expect(failsTooOften(next, before)).toBe(tooOften);
  });
});

describe('watchStep (SAFETY-72)', () => {
  const minute = 60_000;
  const watch = async (
    answer: (version: string, minutes: number) => Answered,
    step: { before?: string; lastBefore?: Answered } = { before: 'old' },
  ) => {
    let now = 0;
    const asked: [string, Date][] = [];
    const end = await watchStep(
      {
        errorRate: async (version, since) => {
          asked.push([version, since]);
          return answer(version, now / minute);
        },
        now: () => now,
        wait: async (ms) => void (now += ms),
        print: () => undefined,
        printError: () => undefined,
        stepMs: 5 * minute,
        leastRequests: 100,
      },
      { next: 'new', before: undefined, ...step },
    );
    return { end, minutes: now / minute, asked };
  };
  const well = { requests: 1_000, errors: 1 };

  it('watches for the whole time, from the beginning of the step', async () => {
    const { end, minutes, asked } = await watch(() => well);
    expect(end).toEqual({ kind: 'passed', before: well });
    expect(minutes).toBe(5);
    expect(asked[0]).toEqual(['new', new Date(0)]);
  });

  it('ends at the first read with too many failures', async () => {
    const { end, minutes } = await watch((version, at) =>
      version === 'new' && at >= 1 ? { requests: 50, errors: 50 } : well,
    );
    expect(end).toEqual({ kind: 'failed', reason: '100.00 % of its 50 pages failed' });
    expect(minutes).toBe(1);
  });

  it('goes back where too few pages are seen in three times its time, and goes on once they are', async () => {
    const few = { requests: 99, errors: 0 };
    expect(await watch(() => few)).toMatchObject({
      end: { kind: 'failed', reason: expect.stringContaining('only 99 of its pages were requested') as string },
      minutes: 15,
    });
    expect(await watch((_, at) => (at < 8 ? few : well))).toMatchObject({
      end: { kind: 'passed', before: well },
      minutes: 8,
    });
  });

  it('goes back where the error rate cannot be read, and not for one time that it cannot', async () => {
    const fails = (when: (at: number) => boolean) =>
      watch((_, at) => {
        if (when(at)) throw new Error('503');
        return well;
      });
    expect(await fails(() => true)).toMatchObject({
      end: { kind: 'failed', reason: 'its error rate could not be read: 503' },
      minutes: 15,
    });
    expect(await fails((at) => at === 5)).toMatchObject({ end: { kind: 'passed', before: well }, minutes: 5.5 });
  });

  it('compares the last step with what the old version did before it', async () => {
    const carrierAway = { requests: 1_000, errors: 300 };
    expect(await watch(() => carrierAway, { lastBefore: carrierAway })).toMatchObject({
      end: { kind: 'passed', before: carrierAway },
    });
    expect(await watch(() => carrierAway, { lastBefore: well })).toMatchObject({
      end: { kind: 'failed', reason: '30.00 % of its 1000 pages failed' },
    });
  });
});
