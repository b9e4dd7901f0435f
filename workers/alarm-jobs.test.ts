import { beforeEach, describe, expect, test } from 'vitest';
import { type AlarmJob, AlarmJobs } from './alarm-jobs.ts';
import { maxErrors, Backoff } from './backoff.ts';

let now: number;
let done: string[];
let isOver: boolean;
const over = () => isOver;

beforeEach(() => {
  now = 1_000_000;
  done = [];
  isOver = false;
});

/** A chore that is due then, and notes that it ran. */
const chore = (name: string, at: number | undefined, more: Partial<AlarmJob> = {}): AlarmJob => ({
  name,
  nextAt: () => at,
  run: () => void done.push(name),
  ...more,
});
const throwing = () => {
  throw new TypeError('broken');
};

/** An alarm with these chores, and what they threw. */
function alarmOf(...chores: AlarmJob[]) {
  const threw: string[] = [];
  const kv = { get: () => undefined, put: () => undefined, delete: () => true };
  const setbacks = new Backoff({
    storage: { kv } as unknown as DurableObjectStorage,
    now: () => now,
    threw: (work) => void threw.push(work),
  });
  return { alarm: new AlarmJobs({ jobs: chores, backoff: setbacks, now: () => now }), threw };
}

describe('an alarm (LEDGER-26)', () => {
  test('runs the jobs that are due, in order, and no others', async () => {
    const { alarm } = alarmOf(
      chore('first', now - 1),
      chore('later', now + 1),
      chore('second', now),
      chore('nothing', undefined),
    );
    expect(await alarm.run(over)).toBe(false);
    expect(done).toEqual(['first', 'second']);
  });

  test('rings for the job that is due first', () => {
    const { alarm } = alarmOf(chore('b', 1_002_000), chore('a', 1_001_000), chore('nothing', undefined));
    expect(alarm.nextAt()).toBe(1_001_000);
  });

  test('does not ring without a due job', () => {
    expect(alarmOf(chore('nothing', undefined)).alarm.nextAt()).toBeUndefined();
    expect(alarmOf().alarm.nextAt()).toBeUndefined();
  });

  test('goes on with its other work when one part throws, and leaves that alone for 30 s', async () => {
    const { alarm, threw } = alarmOf(chore('broken', now, { run: throwing }), chore('other', now));
    await alarm.run(over);
    expect([done, threw]).toEqual([['other'], ['broken']]);
    await alarm.run(over);
    expect(threw).toEqual(['broken']);
    now += 30_000;
    await alarm.run(over);
    expect(threw).toEqual(['broken', 'broken']);
  });

  test('rings after the rest of what threw, not when it would be due', async () => {
    const { alarm } = alarmOf(chore('broken', now, { run: throwing }));
    await alarm.run(over);
    expect(alarm.nextAt()).toBe(now + 30_000);
  });

  test('does not ring for a job that stopped', async () => {
    const { alarm, threw } = alarmOf(chore('broken', now, { run: throwing }));
    for (let count = 0; count < maxErrors; count += 1) {
      now = alarm.nextAt() ?? now;
      await alarm.run(over);
    }
    expect(threw).toHaveLength(maxErrors);
    expect(alarm.nextAt()).toBeUndefined();
    now += 24 * 3_600_000;
    await alarm.run(over);
    expect(threw).toHaveLength(maxErrors);
  });

  test('runs a job whose due time throws, and counts the error', async () => {
    const { alarm, threw } = alarmOf(chore('lost', now, { nextAt: throwing }));
    expect(alarm.nextAt()).toBe(now);
    await alarm.run(over);
    expect([done, threw]).toEqual([['lost'], ['lost']]);
    expect(alarm.nextAt()).toBe(now + 30_000);
  });

  test('stops when nothing is left: later jobs are not run, and their due times not read', async () => {
    const asked: string[] = [];
    const last = chore('last', now, {
      nextAt: () => {
        asked.push('last');
        return now;
      },
      run: () => {
        isOver = true;
      },
    });
    const { alarm } = alarmOf(last, chore('after', now));
    expect(await alarm.run(over)).toBe(true);
    expect([done, asked]).toEqual([[], ['last']]);
    expect(await alarm.run(over)).toBe(true);
    expect(asked).toEqual(['last']);
  });
});
