import type { CarrierOption } from '#contracts/config/vocabulary.ts';
import type {
  ActivationProgress,
  ActivationStep,
  CheckedDevice,
  FirstPayment,
  MovingNumber,
  NumberChoice,
} from '#rpc/domain/journey/activation.ts';
import type { ShippingAddress, SimType } from '#rpc/domain/journey/add-line.ts';
import type { Charge, PaidWith } from '#rpc/domain/charge.ts';
import type { SentState } from '#rpc/domain/ledger.ts';
import type { LineState } from '#rpc/domain/line-status.ts';
import type { Blocked, Decision } from '#rpc/domain/permission.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import type { FirstMonth } from './activation-charge.ts';

/** What all pages of the journey show. */
export interface StepPage {
  /** What the page's form sends back (JOURNEY-5). */
  version: string;
  line: LineName;
  sim: SimType;
  /** Absent on the pages before the first step. */
  progress?: ActivationProgress;
  back?: ActivationStep;
  /** The check page was reached before: a changed answer comes back to it (JOURNEY-6). */
  isChange: boolean;
}

/** What to have ready; the form begins the journey. */
export interface ChecklistPage extends StepPage {
  at: 'checklist';
  /** How many lines this person can still activate, this one included. */
  linesLeft: number;
  operationId: string;
}

/** The line has no first or no last name. Names in reading case. */
export interface NamePage extends StepPage {
  at: 'name';
  firstName?: string;
  lastName?: string;
  operationId: string;
  /** A name that was sent and has no reply yet. */
  isSaving: boolean;
}

export interface DevicePage extends StepPage {
  at: 'device';
  /** The device that was checked last; without one, the page is the form. */
  device?: CheckedDevice;
  planName?: string;
}

/** An eSIM line whose device has no eSIM: where the SIM kit goes, then what it costs. */
export interface KitPage extends StepPage {
  at: 'kit';
  device: CheckedDevice;
  /** The address to begin with. */
  address?: ShippingAddress;
  /** An address was given. */
  hasAddress: boolean;
  /** Once an address was given; absent then, too, when the carrier did not tell the prices. */
  /** Shipping there needs a recent sign-in (LOCK-19). */
  signInFirst: boolean;
  charges?: KitCharges;
  operationId: string;
  /** May it be ordered, and if not, why? */
  decision: Decision;
  /** An order that is being sent. */
  open?: { operationId: string };
}

/** What a SIM kit costs, and how it is paid (MONEY-1). */
export interface KitCharges extends KitCosts {
  charge: Charge;
}

/** Amounts in cents. */
export interface KitCosts {
  recipient: string;
  address: ShippingAddress;
  kitPrice: number;
  /** Standard shipping. `days` as shown: `3-6`. */
  shipping: { name: string; days: string; amount: number };
  tax: number;
  total: number;
  mark: string;
}

export interface NumberPage extends StepPage {
  at: 'number';
  /** May a new number be chosen? */
  newNumber: Decision;
  carriers: readonly CarrierOption[];
  /** What was answered; account number and PIN are never shown again. */
  chosen?: NumberChoice;
  /** Account number and PIN were given, and are gone or still kept. */
  portSecrets: 'none' | 'kept' | 'gone';
  /** A PIN is among those that are kept. */
  hasPin: boolean;
  /** The number that the carrier checked, whose details are asked for. */
  moving?: MovingNumber;
  /** The line's billing ZIP, to begin with. */
  zip?: string;
}

export interface SimPage extends StepPage {
  at: 'sim';
  iccid?: string;
}

/** What the line costs, and how the first month is paid. Amounts in cents. */
export interface SummaryPage extends StepPage {
  at: 'summary';
  plan: PlanPrice;
  /** The first month can be paid now, by those who may; `unknown` while the carrier does not tell the amount. */
  payNow?: FirstMonth | 'unknown';
  /** The first month on the next bill. */
  later: FirstMonth;
  chosen?: FirstPayment;
  /** May this person change the cards, and if not, why? */
  cards: Decision;
}

/** Cents per month. */
export interface PlanPrice {
  name: string;
  price: number;
}

/** All answers, before they are sent. */
export interface ConfirmPage extends StepPage {
  at: 'confirm';
  device: CheckedDevice;
  iccid?: string;
  plan: PlanPrice;
  number: NumberChoice;
  /** Of a port-in. */
  accountNumber?: string;
  /** Whether a PIN was given; it is shown masked. */
  hasPin?: boolean;
  /** What is done before the activation; absent where the first month is paid. Cents. */
  payment?: ConfirmPayment;
  operationId: string;
  /** Absent while the amount to pay now is not known: there is nothing that could be sent (ACTIVATE-37). */
  mark?: string;
}

export type ConfirmPayment =
  | ({ how: 'next-bill' | 'now' } & FirstMonth)
  /** It was chosen to be paid now, and the carrier does not tell how much it is. */
  | { how: 'now-unknown' };

export type ActivationPage =
  | ChecklistPage
  | NamePage
  | DevicePage
  | KitPage
  | NumberPage
  | SimPage
  | SummaryPage
  | ConfirmPage
  /** Another step is the one to be on (JOURNEY-2, JOURNEY-3). */
  | { at: 'elsewhere'; step: ActivationStep; line: LineName }
  /** It was sent: its result page. */
  | { at: 'under-way'; operationId: string; line: LineName }
  /** The line is past this journey, or not in it: active, activating, porting … */
  | { at: 'other-state'; state: LineState; line: LineName }
  /** The carrier says that it can't be activated (ERROR-16). */
  | { at: 'not-available' }
  | { at: 'blocked'; why: Blocked; line: LineName };

export type DeviceProblem =
  | { why: 'invalid' | 'failed' }
  /** Whom to tell, and of what, is asked of `offerLead` (ERROR-10, ERROR-12). */
  | { why: 'downtime' | 'fiveG' }
  /** With the carrier's own message, if it sent one. */
  | { why: 'in-use'; message?: string };

export type NumberProblem =
  | { field: 'zip'; why: 'refused' | 'not-covered' | 'failed' }
  | { field: 'carrier'; why: 'unknown' | 'name-missing' }
  /** `message`: the carrier's own words (40227). */
  | { field: 'number'; why: 'refused'; message?: string }
  | { field: 'number'; why: 'not-portable' | 'not-valid' | 'failed' }
  /** Left out, and what was given before is gone. */
  | { field: 'accountNumber'; why: 'missing' };

export type SimProblem = { why: 'invalid' | 'in-use' | 'not-valid' | 'failed' };

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

/** What became of the order of a SIM kit. */
export interface KitResult {
  line: LineName;
  state: SentState;
  refusal?: string;
  /** The carrier's own words for the refusal (ERROR-21). */
  message?: string;
  address: ShippingAddress;
  /** Once it is done. */
  charge?: Charge;
  /** Seconds until a page without script looks again; absent at the end. */
  refresh?: number;
}

export type ActivationOutcome =
  /** It is being sent. */
  | { at: 'sending' }
  /** The reply was lost; it is being checked. */
  | { at: 'checking' }
  /** The carrier works on it: to the page that shows a port, for a port. */
  | { at: 'in-progress' }
  | { at: 'successful'; isSetupLeft: boolean }
  /** The carrier tried, and it did not work. */
  | { at: 'failed'; money?: MoneyDone | undefined }
  /**
   * It was not taken. `message`: the carrier's own words. `amount`: of the hold that failed, in cents. `told`: the
   * email address that the marketing system was given.
   */
  | { at: 'refused'; why: ActivationRefusal; message?: string; amount?: number; money: MoneyDone; told?: string }
  /** Some of it was done, and the rest can't be: customer care has to look. `money`: as far as its steps tell. */
  | { at: 'needs-care'; money: MoneyDone | undefined };

/**
 * What an activation that was refused did with money before; the next one does not do it again (ACTIVATE-36). Cents;
 * a hold that stood already has no amount.
 */
export type MoneyDone =
  | { what: 'nothing' }
  | { what: 'hold'; amount?: number; with: PaidWith }
  | { what: 'paid'; amount: number; with: PaidWith };

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
