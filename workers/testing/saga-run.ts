import type { Operation } from '#rpc/operation/operations.ts';
import { operationOf } from './answer.ts';
import { minute, pass } from './clock.ts';
import type { accountFor } from './sign-in.ts';
import { until } from './world.ts';

/** Lets the alarm ring until the operation is at its end. @throws when it never is */
export async function runToEnd(
  account: () => ReturnType<typeof accountFor>,
  id: string,
  ring: () => Promise<unknown>,
): Promise<Operation> {
  await until(async () => (await operationOf(account(), id))?.state !== 'sending', 'the end of the first run');
  for (let rings = 0; rings < 30; rings += 1) {
    const now = await operationOf(account(), id);
    if (now && !['sending', 'pending', 'unknown'].includes(now.state)) return now;
    pass(minute);
    await ring();
  }
  throw new Error('the operation never ended');
}
