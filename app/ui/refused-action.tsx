import type { Action, Blocked, Reason } from '#rpc/domain/decision.ts';
import type { LineCard, Notice } from '#rpc/portal/line-card.ts';
import { dueId } from './due-banner.tsx';
import { DisabledAction } from './disabled-action.tsx';
import { ReasonText } from './reason-text.tsx';

/** Reasons that a notice on the same card shows already: the button points to the notice. */
const noticesByReason: Partial<Record<Reason, readonly Notice[]>> = {
  suspended: ['suspended'],
  'sim-swap': ['sim-swap'],
  unpaid: ['unpaid', 'order-stopped'],
};

/** Id of Account's text about the lines that plan changes wait for. */
export const unsettledId = 'unsettled';

interface RefusedActionProps {
  /** The button's words. */
  children: string;
  line: LineCard;
  /** The id of the line's title. */
  id: string;
  action: Action;
  why: Blocked;
}

/**
 * A button of a line's card that a rule refuses. The reason appears once: in a notice of the card, at an earlier
 * button, or beside this one.
 */
export function RefusedAction({ children, line, id, action, why }: RefusedActionProps) {
  const { reason } = why;
  // The banner above the lines has the reason for all of them (HOME-13).
  if (reason === 'non-pay') return <DisabledAction id={dueId}>{children}</DisabledAction>;
  if (reason === 'lines-unsettled') return <DisabledAction id={unsettledId}>{children}</DisabledAction>;
  const notice = noticesByReason[reason]?.find((candidate) => line.notices.includes(candidate));
  if (notice) return <DisabledAction id={`${id}-${notice}`}>{children}</DisabledAction>;
  // The icon of the name is no button and shows no reason.
  const firstAction =
    line.actions.find(
      (action) => action.action !== 'rename' && !action.decision.allowed && action.decision.reason === reason,
    )?.action ?? action;
  return (
    <DisabledAction id={`${id}-${firstAction}-why`} why={firstAction === action && <ReasonText why={why} />}>
      {children}
    </DisabledAction>
  );
}
