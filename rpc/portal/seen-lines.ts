import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ReadRequest } from '../portal-account.ts';
import type { PollRequest, JobKind } from '../poll/poll.ts';
import { sortLines } from '../domain/line.ts';
import {
  isActivationWatched,
  isListed,
  isPlanChanging,
  isServiceChanging,
  isSimSwap,
  isToppingUp,
} from '../domain/line-status.ts';
import { type AccountSnapshot, can } from '../domain/permission.ts';
import type { Operation } from '../operation/operations.ts';
import type { Outcome } from '../problem.ts';

/** Returns the lines that this person may see, in their order (LINE-18). */
export function visibleLines(snapshot: AccountSnapshot): Customer[] {
  return sortLines(snapshot.lines.filter((line) => isListed(line.status) && can('see', snapshot, line).allowed));
}

/**
 * Returns the polling requests of a line: from the carrier's state, and from operations that the carrier may not show
 * yet.
 */
export function pollRequestsOf(line: Customer, open: readonly Operation[]): PollRequest[] {
  const kinds: (JobKind | false)[] = [
    ...open.filter(({ subjectId }) => subjectId === line.id).map(({ kind }) => kind),
    isToppingUp(line) && 'top-up',
    isPlanChanging(line) && 'plan-change',
    isServiceChanging(line) && 'service',
    isActivationWatched(line.status) && 'activation',
    isSimSwap(line) && 'sim-swap',
  ];
  return [...new Set(kinds)].flatMap((kind) => {
    if (!kind) return [];
    return [{ kind, subjectId: line.id, state: kind === 'activation' ? String(line.status) : undefined }];
  });
}

/** Returns the visible lines of outcomes, with flags that are not read too (HTTP-18); none without the customers. */
export function linesAmong(requests: readonly ReadRequest[], outcomes: readonly Outcome<unknown>[]): Customer[] {
  const replyTo = (id: string) => {
    const outcome = outcomes[requests.findIndex((request) => request.id === id)];
    return outcome?.kind === 'reply' ? outcome.reply : undefined;
  };
  const actor = replyTo('customer.byUsername') as Customer | undefined;
  const group = replyTo('customer.group') as { customers: Customer[] } | undefined;
  return actor && group ? visibleLines({ actor, lines: group.customers, config: {} }) : [];
}
