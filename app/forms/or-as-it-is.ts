import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { Reason } from '#rpc/domain/permission.ts';

/** The reason of `can(…)` against what a line does not need in its state. */
const notNeeded = 'does-not-apply' satisfies Reason;

/**
 * The action of a page that can be overtaken: where another tab, another device or the carrier was first, its form
 * leads to the page as it is now (JOURNEY-5, LEDGER-2). All other refusals stay what they are.
 */
export function orAsItIs<T>(act: (asked: ActionFunctionArgs) => Promise<T>): typeof act {
  return (asked) =>
    act(asked).catch(async (thrown: unknown) => {
      const isOver = thrown instanceof Response && thrown.status === 403 && (await reasonIn(thrown)) === notNeeded;
      throw isOver ? redirect(new URL(asked.request.url).pathname, 303) : thrown;
    });
}

/** The reason of a refusal; undefined for what no rule refused. */
async function reasonIn(refusal: Response): Promise<unknown> {
  try {
    const { reason } = await refusal.clone().json<{ reason?: unknown }>();
    return reason;
  } catch {
    return undefined;
  }
}
