import type { FirstMonth } from '../charges.ts';
import type { PaidWith } from '#rpc/domain/charge.ts';
import type { SimType } from '#rpc/domain/journey/add-line.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { LineName } from '#rpc/portal/line-name.ts';

/** What became of an activation that was sent. */
export interface ActivationResult {
  line: LineName;
  sim: SimType;
  isPort: boolean;
  outcome: ActivationOutcome;
  /** May this person change the cards that a hold is placed on, and if not, why? Absent while that is not told. */
  cards?: Decision;
  /** What an activation that was taken charges (MONEY-1). */
  firstMonth?: FirstMonth;
  operationId?: string;
  sentAt?: number;
  lastCheckedAt?: number;
  /** Seconds until a page without script looks again; absent at the end. */
  refresh?: number;
  /** The next line that this person can activate. */
  next?: LineName;
}

/** The line is in a status that no activation leads to: another page says so (ACTIVATE-44). */
export interface NoOutcome extends Pick<ActivationResult, 'line' | 'operationId'> {
  outcome?: undefined;
}

export type ActivationOutcome =
  /** It is being sent. */
  | { at: 'sending' }
  /** The reply was lost; it is being checked. */
  | { at: 'checking' }
  /** The carrier works on it: to the page that shows a port, for a port. */
  | { at: 'in-progress' }
  | { at: 'successful'; isSetupLeft: boolean }
  /** The carrier tried, and it did not work; `isAgain`: it had failed before, and was sent again (ACTIVATE-45). */
  | { at: 'failed'; money?: MoneyDone | undefined; isAgain?: boolean | undefined }
  /**
   * It was not taken. `message`: the carrier's own words. `amount`: of the hold that failed, in cents. `told`: the
   * email address that the marketing system was given.
   */
  | { at: 'refused'; why: ActivationRefusal; message?: string; amount?: number; money: MoneyDone; told?: string }
  /** Some of it was done, and the rest can't be: customer care has to look. `money`: as far as its steps tell. */
  | { at: 'needs-care'; money: MoneyDone | undefined };

/**
 * What an activation that was refused did with money before; the next one does not do it again (ACTIVATE-36). Cents;
 * a hold that stood already has no amount. `already-paid`: 40020, by which nothing was charged.
 */
export type MoneyDone =
  | { what: 'nothing' }
  | { what: 'hold'; amount?: number; with: PaidWith }
  | { what: 'paid'; amount: number; with: PaidWith }
  | { what: 'already-paid' };

/**
 * `retry`: 40622, back to the summary. `hold`: no hold could be placed on the card, of `amount` cents.
 * `payment`: the first month could not be paid. `details-gone`: account number and PIN have to be given again.
 */
export const activationRefusals = [
  'not-available',
  'retry',
  'downtime',
  'fiveG',
  'hold',
  'payment',
  'details-gone',
  'port',
  'other',
] as const;

export type ActivationRefusal = (typeof activationRefusals)[number];
