import type { LineCard } from '#rpc/portal/line-card.ts';
import type { Action } from '#rpc/domain/decision.ts';

/** Is an action of a line offered, and allowed as well? */
export function mayDo({ actions }: Pick<LineCard, 'actions'>, wanted: Action): boolean {
  return actions.some(({ action, decision }) => action === wanted && decision.allowed);
}
