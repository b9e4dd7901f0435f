import type { Charge } from '#rpc/domain/charge.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import type { SimType } from '#rpc/domain/journey/add-line.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { LineName } from '#rpc/portal/line-name.ts';

/** The outcome of an activation that was sent. */
export interface ActivationResult {
  line: LineName;
  sim: SimType;
  isPort: boolean;
  outcome: ActivationOutcome;
  /** Permission to change the cards that a hold is placed on; absent while it could not be read. */
  cards?: Decision;
  /** Charge of an accepted activation on a later bill (MONEY-1). */
  charge?: Charge;
  /** Money that was charged or held for the first month; absent while nothing is known about it. */
  firstMonth?: FirstMonth | undefined;
  operationId?: string | undefined;
  sentAt?: number | undefined;
  lastCheckedAt?: number;
  /** Seconds until a page without script reloads; absent at the end. */
  refresh?: number;
  /** The next line that the viewer can activate. */
  next?: LineName;
}

/** The line is in a status that no activation leads to: another page has its explanation (ACTIVATE-44). */
export interface NoOutcome extends Pick<ActivationResult, 'line' | 'operationId'> {
  outcome?: undefined;
}

export type ActivationOutcome =
  /** The activation is being sent. */
  | { kind: 'sending' }
  /** The reply was lost; it is being checked. `isSaving`: nothing but the answers was sent. */
  | { kind: 'checking'; isSaving: boolean }
  /** The carrier works on the activation. For a port-in, the browser is redirected to the port's page. */
  | { kind: 'in-progress' }
  | { kind: 'successful'; isSetupLeft: boolean }
  /** The carrier tried, and it did not work; `isAgain`: it had failed before, and was sent again (ACTIVATE-45). */
  | { kind: 'failed'; isAgain?: boolean | undefined }
  /**
   * The carrier rejected it. `message`: the carrier's own words. `amount`: of the failed hold, in cents. `leadEmail`:
   * the email address that the marketing system got.
   */
  | { kind: 'refused'; why: ActivationRefusal; message?: string; amount?: number; leadEmail?: string }
  /** The carrier rejected the first call because of the session; the answers are kept (LEDGER-21). */
  | { kind: 'not-sent'; refusal: string | undefined }
  /** A part was done, and the rest can't be: customer care has to look. */
  | { kind: 'needs-care' };

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
