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

/** Returns true for a notice that a refused button of its card points to. */
export const isReason = (notice: Notice): boolean =>
  Object.values(noticesByReason).some((notices) => notices.includes(notice));

/** Id of Account's text about the lines that plan changes wait for. */
export const unsettledId = 'unsettled';

interface RefusedActionProps {
  /** Words of the button. */
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
  const noticeId = noticeIdOf(line, id, reason);
  if (noticeId) return <DisabledAction id={noticeId}>{children}</DisabledAction>;
  const firstAction = firstRefused(line, reason) ?? action;
  return (
    <DisabledAction id={`${id}-${firstAction}-why`} why={firstAction === action && <ReasonText why={why} />}>
      {children}
    </DisabledAction>
  );
}

/** Returns the id of the text that gives the reason against the name's icon, which shows none itself (LINE-24). */
export function renameReasonId(line: LineCard, id: string): string | undefined {
  const rename = line.actions.find(({ action }) => action === 'rename')?.decision;
  if (!rename || rename.allowed) return undefined;
  const action = firstRefused(line, rename.reason);
  return noticeIdOf(line, id, rename.reason) ?? (action && `${id}-${action}-why`);
}

/** Returns true for a reason whose text is that of the account's debt, under `dueId`. */
export function isDueReason({ notices }: Pick<LineCard, 'notices'>, { reason }: Pick<Blocked, 'reason'>): boolean {
  return reason === 'non-pay' || (reason === 'suspended' && notices.includes('non-pay'));
}

/** The notice of the card, or of the page, that has the reason already. */
function noticeIdOf(line: LineCard, id: string, reason: Reason): string | undefined {
  // The banner above the lines has the reason for all lines (HOME-13).
  if (isDueReason(line, { reason })) return dueId;
  if (reason === 'lines-unsettled') return unsettledId;
  const notice = noticesByReason[reason]?.find((candidate) => line.notices.includes(candidate));
  return notice && `${id}-${notice}`;
}

/** The first button that shows a reason; the icon of the name is none. */
function firstRefused({ actions }: LineCard, reason: Reason): Action | undefined {
  return actions.find(({ action, decision }) => action !== 'rename' && !decision.allowed && decision.reason === reason)
    ?.action;
}
