import { runDurableObjectAlarm } from 'cloudflare:test';
import { operationOf } from './answer.ts';
import { minute, pass } from './clock.ts';
import { account, signedIn } from './signed-in-account.ts';
import { alarmAt, inTables } from './own-operations.ts';
import type { SignedIn } from './sign-in.ts';
import { until } from './world.ts';

// What the browsers of a test's own account are told, and when.

/** Lets the alarm ring whenever it is due, until so much time has passed. */
export async function live(ms: number): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    const next = await alarmAt();
    if (next > end) return pass(end - Date.now());
    pass(Math.max(0, next - Date.now()));
    await runDurableObjectAlarm(account());
    await settled();
  }
}

/** Waits until nothing is being sent. */
export const settled = () =>
  until(async () => (await rows()).every(({ next_at: nextAt }) => nextAt !== null), 'the end of the calls');

/** The messages that wait or are being sent. */
export const rows = () => inTables<{ device: string; next_at: number | null; tries: number }>('SELECT * FROM message');

/** Lets an operation whose reply was lost come to its end. */
export async function ended(id: string): Promise<void> {
  await live(2 * minute);
  const state = (await operationOf(account(), id))?.state;
  if (state !== 'done') throw new Error(`the operation is ${state}`);
}

/** Whether somebody is told something in a browser. */
export const isTold = (device: string, { actor }: SignedIn = signedIn) =>
  account()
    .pushSettings({ actor }, device)
    .then((here: unknown) => here !== undefined);
