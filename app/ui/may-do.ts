import type { LineCard } from '#rpc/portal/line-card.ts';
import type { Action } from '#rpc/domain/decision.ts';

/** Returns true when a line's card has the action, and a rule allows it. */
export function mayDo({ actions }: Pick<LineCard, 'actions'>, wanted: Action): boolean {
  return actions.some(({ action, decision }) => action === wanted && decision.allowed);
}
