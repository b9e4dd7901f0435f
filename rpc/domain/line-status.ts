import type { Customer } from '#contracts/customer/vocabulary.ts';

/** What a line is, in the words of the field; portal-1 §4, decision 4 for `unclear`. */
export const lineStates = [
  'not-activated',
  'activating',
  'active',
  'suspended',
  'disconnected',
  'unclear',
  'disabled',
  'activation-failed',
  'porting',
  'port-failed',
] as const;
export type LineState = (typeof lineStates)[number];

const byStatus: Readonly<Record<number, LineState>> = {
  0: 'not-activated',
  1: 'activating',
  2: 'active',
  3: 'suspended',
  4: 'disconnected',
  5: 'unclear',
  6: 'unclear',
  7: 'disabled',
  8: 'activation-failed',
  9: 'porting',
  10: 'port-failed',
  11: 'not-activated',
};

/** The state that a status number stands for; a number nobody told us about is `unclear`. */
export function lineStateOf(status: number): LineState {
  return byStatus[status] ?? 'unclear';
}

/** True for a number that the specification does not list, so that it can be logged (decision 4). */
export function isUnknownStatus(status: number): boolean {
  return !(status in byStatus);
}

/** All but disabled lines stand on Home (portal-1 §4). */
export function isListed(status: number): boolean {
  return lineStateOf(status) !== 'disabled';
}

/** Status 2 or 3 means activated for navigation (portal-1 §4). */
export function isActivated(status: number): boolean {
  return status === 2 || status === 3;
}

export const nonPayReason = 'NonPay Suspension';

/** Suspended because a bill is open: the primary of the group says so for all its lines (portal-1 §4). */
export function isNonPay(line: Pick<Customer, 'status'>, primary: Pick<Customer, 'status' | 'meta'>): boolean {
  return line.status === 3 && primary.meta.suspended_reason === nonPayReason;
}

/** A SIM swap is under way: actions wait, and the customer is read again every 60 s (portal-1 §4). */
export function isSimSwap(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('SIM_SWAP_IN_PROGRESS');
}

/** The carrier is changing the line's plan at this moment. */
export function isPlanChanging(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('PLAN_CHANGE_IN_PROGRESS');
}

/** A physical SIM whose order was not paid: "Order Placement Underway" (portal-1 §8). */
export function isUnpaidSim(line: Pick<Customer, 'status' | 'simPaid' | 'esim'>): boolean {
  return lineStateOf(line.status) === 'not-activated' && !line.simPaid && !line.esim;
}

const newForMs = 3 * 86_400_000;

/** Active for three days at most: its card says that all went well (portal-1 §4). `now` in milliseconds since 1970. */
export function isNewlyActive(line: Pick<Customer, 'status' | 'activationDate'>, now: number): boolean {
  return line.status === 2 && line.activationDate !== undefined && now - Date.parse(line.activationDate) < newForMs;
}

/** An active eSIM that is not on its device yet (portal-2 §4). */
export function isSetupLeft(line: Pick<Customer, 'status' | 'esim' | 'eSimSetup'>): boolean {
  return line.status === 2 && line.esim && !line.eSimSetup;
}

/**
 * Where the carrier is still working, so that we keep asking: activation, porting, and their failed ends (portal-1 §4).
 */
export function isActivationWatched(status: number): boolean {
  return status === 1 || status === 8 || status === 9 || status === 10;
}
