import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type Day, shiftDays } from './day.ts';

/** The portal's words for the carrier's status numbers (LINE-1 to LINE-8). */
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

/** The state of a status number; an unknown number is `unclear` (LINE-4). */
export function lineStateOf(status: number): LineState {
  return byStatus[status] ?? 'unclear';
}

/** Is the line in this state? Nothing else compares status numbers, but for a line that was never begun. */
export function isInState({ status }: Pick<Customer, 'status'>, state: LineState): boolean {
  return lineStateOf(status) === state;
}

/** Nothing is awaited on the line, so that plans of its group may be changed (LINE-30). */
export function awaitsNothing(state: LineState): boolean {
  return ['active', 'suspended', 'disconnected', 'disabled'].includes(state);
}

/** True for an unlisted number, which is to be logged (LINE-4). */
export function isUnknownStatus(status: number): boolean {
  return !(status in byStatus);
}

/** True for every line but a disabled one (LINE-5, HOME-1). */
export function isListed(status: number): boolean {
  return lineStateOf(status) !== 'disabled';
}

/** True in status 2 or 3 (LINE-9). */
export function isActivated(status: number): boolean {
  return status === 2 || status === 3;
}

export const nonPayReason = 'NonPay Suspension';

/** Suspended for an unpaid bill: the primary's reason counts for all lines of the group (LINE-2). */
export function isNonPay(line: Pick<Customer, 'status'>, primary: Pick<Customer, 'status' | 'meta'>): boolean {
  return isInState(line, 'suspended') && primary.meta.suspended_reason === nonPayReason;
}

/** True while a SIM swap is in progress (LINE-13). */
export function isSimSwap(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('SIM_SWAP_IN_PROGRESS');
}

/** True while a plan change of the line is in progress at the carrier (LINE-31). */
export function isPlanChanging(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('PLAN_CHANGE_IN_PROGRESS');
}

/** True while a change of one of the line's services is in progress at the carrier (SERVICE-10, SERVICE-16). */
export function isServiceChanging(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('SERVICE_CHANGE_IN_PROGRESS');
}

/** A physical SIM whose order was not paid: "Order Placement Underway" (LINE-11). */
export function isUnpaidSim(line: Pick<Customer, 'status' | 'simPaid' | 'esim'>): boolean {
  return lineStateOf(line.status) === 'not-activated' && !line.simPaid && !line.esim;
}

/** A paid SIM card that waits for its activation, wherever it is (LINE-12). */
export function isSimOrdered(line: Pick<Customer, 'status' | 'simPaid' | 'esim'>): boolean {
  return lineStateOf(line.status) === 'not-activated' && !line.esim && !isUnpaidSim(line);
}

const newForDays = 3;

/** Active for less than three days, so that the card reports it (LINE-10). */
export function isNewlyActive(line: Pick<Customer, 'status' | 'activationDate'>, today: Day): boolean {
  return (
    isInState(line, 'active') && line.activationDate !== undefined && today < shiftDays(line.activationDate, newForDays)
  );
}

/** An active eSIM that is not set up on its device yet (LINE-15). */
export function isSetupLeft(line: Pick<Customer, 'status' | 'esim' | 'eSimSetup'>): boolean {
  return isInState(line, 'active') && line.esim && !line.eSimSetup;
}

/** Activation or port-in in progress or failed: the carrier is asked about these lines (POLL-2). */
export function isActivationWatched(status: number): boolean {
  return status === 1 || status === 8 || status === 9 || status === 10;
}

/** The status that a line comes to once the carrier took its activation, or its port-in. */
export const takenStatus = { activation: 1, portIn: 9 } as const;

/** What the old carrier did not accept (LINE-7). */
export const portProblems = ['account', 'pin', 'zip'] as const;
export type PortProblem = (typeof portProblems)[number];
