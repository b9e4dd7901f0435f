import { inject, vi } from 'vitest';
import { casesInTurn } from '#fixtures/testing/turn-of-commit.ts';
import type { FaultInput } from '#fixtures/world-client.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { operationOf } from './answer.ts';
import { minute, pass } from './clock.ts';
import type { accountFor } from './sign-in.ts';
import { count, type FixtureAccount, injectFault, until } from './world.ts';

/** One call of a saga: its endpoint, and how many of its kind come before. */
export type SagaCall = [endpoint: FaultInput['endpoint'], skip: number];

/** What can become of a write: its reply is lost, its effect comes late, or the objects are killed meanwhile. */
const fates: readonly Pick<FaultInput, 'fault' | 'afterEffect' | 'ms'>[] = [
  { fault: 'reset', afterEffect: false },
  { fault: 'reset', afterEffect: true },
  { fault: 'garbage', afterEffect: true },
  { fault: 500, afterEffect: false },
  { fault: 500, afterEffect: true },
  { fault: 'hang', afterEffect: true },
  { fault: 'late', ms: 10 * minute },
];

export type CallFate = (typeof fates)[number] & { endpoint: SagaCall[0]; skip: number; isKilled: boolean };

/**
 * Returns what can become of each call, one case in five a commit (ADR-018): tests of `rpc/operation` have what each
 * step does after each read.
 */
export function fatesOf(calls: readonly SagaCall[]): CallFate[] {
  const killed = { fault: 'hang', afterEffect: true, isKilled: true } as const;
  const all = [...fates.map((fate) => ({ ...fate, isKilled: false })), killed];
  return casesInTurn(
    calls.flatMap(([endpoint, skip]) => all.map((fate) => ({ endpoint, skip, ...fate }))),
    5,
    inject('commit'),
  );
}

/** Sends while this becomes of a call. A call that hangs ends with the time limit, or with all objects by `kill`. */
export async function sendWith(
  owner: FixtureAccount,
  { isKilled, ...fault }: CallFate,
  send: () => Promise<unknown>,
  kill: () => Promise<unknown>,
): Promise<void> {
  if (fault.fault === 'hang' && !isKilled) shortenLimits();
  await injectFault(owner, fault);
  if (!isKilled) return void (await send());
  void send().catch(() => undefined);
  await until(async () => (await count(owner, fault.endpoint)) === fault.skip + 1, 'the call');
  await kill();
}

/** Makes time limits a hundred times shorter until mocks are restored, so that a call that hangs ends soon. */
function shortenLimits(): void {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    setTimeout(run, ms / 100)) as typeof setTimeout);
}

/** Lets the alarm ring until the operation is at its end. @throws when it never is */
export async function runToEnd(
  account: () => ReturnType<typeof accountFor>,
  id: string,
  ring: () => Promise<unknown>,
): Promise<Operation> {
  await until(async () => (await operationOf(account(), id))?.state !== 'sending', 'the end of the first run');
  vi.restoreAllMocks();
  for (let rings = 0; rings < 30; rings += 1) {
    const now = await operationOf(account(), id);
    if (now && !['sending', 'pending', 'unknown'].includes(now.state)) return now;
    pass(minute);
    await ring();
  }
  throw new Error('the operation never ended');
}
