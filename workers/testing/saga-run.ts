import { vi } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { anyOther } from '#contracts/endpoint.ts';
import type { FaultInput } from '#fixtures/world-client.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { operationOf } from './answer.ts';
import { minute, pass } from './clock.ts';
import type { accountFor } from './sign-in.ts';
import { count, type FixtureAccount, injectFault, until } from './world.ts';
import { inTurn } from './turn.ts';

/** One call of a saga: its endpoint, and how many of its kind come before. */
export type SagaCall = [endpoint: FaultInput['endpoint'], skip: number];

/** Every way for the reply to a write to be lost; a call that hangs ends with the time limit. */
const allLosses: readonly Pick<FaultInput, 'fault' | 'afterEffect'>[] = [
  { fault: 'reset', afterEffect: false },
  { fault: 'reset', afterEffect: true },
  { fault: 'garbage', afterEffect: true },
  { fault: 500, afterEffect: false },
  { fault: 500, afterEffect: true },
  { fault: 'hang', afterEffect: true },
];
export const losses = inTurn(allLosses, 2);

/** A refusal that no declaration names. */
const undeclared = { name: 'undeclared', fault: { resCode: 49_999 } };

/** Each refusal that a call may get: those that its declaration names, and one that none does. */
export function refusalsOf(endpoint: string): { name: string; fault: FaultInput['fault'] }[] {
  const { problems = {} } = endpoints.find(({ id }) => id === endpoint) ?? {};
  const declared = Object.entries(problems).flatMap(([name, codes]) => {
    if (codes === anyOther) return [];
    const each = Array.isArray(codes) ? codes : [codes];
    return each.map((code) => ({ name, fault: typeof code === 'object' ? code : { resCode: code } }));
  });
  return [...declared, undeclared] as { name: string; fault: FaultInput['fault'] }[];
}

/** Sends while the reply to a call of the saga is lost. */
export async function loseReply(
  owner: FixtureAccount,
  [endpoint, skip]: SagaCall,
  loss: (typeof allLosses)[number],
  send: () => Promise<unknown>,
): Promise<void> {
  if (loss.fault === 'hang') shortenLimits();
  await injectFault(owner, { endpoint, skip, ...loss });
  await send();
}

/** Sends, and kills the objects while a call of the saga is on its way. */
export async function killAt(
  owner: FixtureAccount,
  [endpoint, skip]: SagaCall,
  send: () => Promise<unknown>,
  kill: () => Promise<unknown>,
): Promise<void> {
  await injectFault(owner, { endpoint, skip, fault: 'hang', afterEffect: true });
  void send().catch(() => undefined);
  await until(async () => (await count(owner, endpoint)) === skip + 1, 'the call');
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
