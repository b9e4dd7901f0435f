import type { Read } from './facts/read.ts';
import type { LineState } from './line-status.ts';

/** Actions on a line or the group. The page and the server use the same decision (LINE-23). */
export const actions = [
  'see',
  'add-data',
  'data-service',
  'change-plan',
  'rename',
  'auto-top-up',
  'track-order',
  'activate',
  'retry-activation',
  'go-through-activation',
  'fix-port',
  'complete-esim-setup',
  'get-esim',
  'add-line',
  'see-bills',
  'pay',
  'month-in-advance',
  'lock-account',
  'unlock-account',
  'manage-cards',
  'reorder-sim',
  'invite',
  'manage-services',
  'manage-router',
] as const;
export type Action = (typeof actions)[number];

/** Reasons of a denial. Every reason has words for the page (`app/copy/reason.ts`). */
export const reasons = [
  'not-yours',
  'fraud',
  'non-pay',
  'suspended',
  'primary-suspended',
  'primary-disabled',
  'primary-not-active',
  'sim-swap',
  'not-active',
  'does-not-apply',
  'unpaid',
  'no-plan',
  'secondary',
  'lines-full',
  'not-on-sale',
  'lines-unsettled',
  'plan-changing',
  'already-scheduled',
  'device-without-esim',
  'device-unknown',
  'time-not-offered',
  'lines-closed',
  'account-locked',
  'already-locked',
  'not-locked',
  'already-paid',
  'nothing-due',
  'no-promise',
  'bad-day',
  'default-card',
  'cards-full',
  'kit-not-sent',
  'invitations-closed',
  'service-closed',
  'service-changing',
  'no-home-internet',
  'router-offline',
  'router-restarting',
  'router-changing',
  'under-way',
  'closed-for-now',
  'unread',
] as const;
export type Reason = (typeof reasons)[number];

/** Line that causes a denial: its owner as the viewer sees it, and its state (LINE-42). */
export interface LineInTheWay {
  /** `only`: the viewer's own line, and the only one of the group. */
  whose: 'only' | 'own' | 'holder' | 'other';
  name?: string;
  /** Place of the line in its group from 1; 0 when the carrier sent none. */
  occurrence: number;
  state: LineState;
}

/** Reason of a denial, with the line that causes it. */
export interface Blocked {
  reason: Reason;
  line?: LineInTheWay;
  /** The operation in progress that causes the denial (LEDGER-40). */
  operation?: { id: string; kind: string };
  /** The read that determines the decision has no reply yet (HTTP-25). */
  isLoading?: true;
}

export type Decision = { allowed: true } | ({ allowed: false } & Blocked);

/** Returns the denial of an action without the read that decides it: it is missing, or it still goes on (HTTP-19). */
export function undecided({ kind }: Pick<Read<unknown>, 'kind'>, reason: 'unread' | 'device-unknown'): Decision {
  return kind === 'loading' ? { allowed: false, reason, isLoading: true } : { allowed: false, reason };
}
