import { type Customer, nonPayReason } from '#contracts/customer/vocabulary.ts';
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

/** Returns the state of a status number; an unknown number is `unclear` (LINE-4). */
export function lineStateOf(status: number): LineState {
  return byStatus[status] ?? 'unclear';
}

/**
 * Returns true for a line in this state. Nothing else compares status numbers, except for a line before its activation.
 */
export function isInState({ status }: Pick<Customer, 'status'>, state: LineState): boolean {
  return lineStateOf(status) === state;
}

/** Returns true when nothing is pending on the line, so that plans of its group may change (LINE-30). */
export function awaitsNothing(state: LineState): boolean {
  return ['active', 'suspended', 'disconnected', 'disabled'].includes(state);
}

/** Returns true for an unlisted number, which must be logged (LINE-4). */
export function isUnknownStatus(status: number): boolean {
  return !(status in byStatus);
}

/** Returns true for every line but a disabled one (LINE-5, HOME-1). */
export function isListed(status: number): boolean {
  return lineStateOf(status) !== 'disabled';
}

/** Returns true in status 2 or 3 (LINE-9). */
export function isActivated(status: number): boolean {
  return status === 2 || status === 3;
}

/** Returns true for a line suspended for an unpaid bill. The primary's reason counts for the group (LINE-2). */
export function isNonPay(line: Pick<Customer, 'status'>, primary: Pick<Customer, 'status' | 'meta'>): boolean {
  return isInState(line, 'suspended') && primary.meta.suspended_reason === nonPayReason;
}

/** Returns true during a SIM swap (LINE-13). */
export function isSimSwap(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('SIM_SWAP_IN_PROGRESS');
}

/** Returns true during a plan change at the carrier (LINE-31). */
export function isPlanChanging(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('PLAN_CHANGE_IN_PROGRESS');
}

/** Returns true while data is being added to the line at the carrier (HOME-8). */
export function isToppingUp(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('TOPUP_IN_PROGRESS');
}

/** Returns true while a service of the line changes at the carrier (SERVICE-10, SERVICE-16). */
export function isServiceChanging(line: Pick<Customer, 'operationsInProcess'>): boolean {
  return line.operationsInProcess.includes('SERVICE_CHANGE_IN_PROGRESS');
}

/** Returns true for a physical SIM with an unpaid order: "Order Placement Underway" (LINE-11). */
export function isUnpaidSim(line: Pick<Customer, 'status' | 'simPaid' | 'esim'>): boolean {
  return lineStateOf(line.status) === 'not-activated' && !line.simPaid && !line.esim;
}

/** Returns true for a line whose SIM card is paid and not activated, wherever the card is (LINE-12). */
export function isSimOrdered(line: Pick<Customer, 'status' | 'simPaid' | 'esim'>): boolean {
  return lineStateOf(line.status) === 'not-activated' && !line.esim && !isUnpaidSim(line);
}

const newForDays = 3;

/** Returns true for a line that is active for less than three days: the card reports it (LINE-10). */
export function isNewlyActive(line: Pick<Customer, 'status' | 'activationDate'>, today: Day): boolean {
  return (
    isInState(line, 'active') && line.activationDate !== undefined && today < shiftDays(line.activationDate, newForDays)
  );
}

/** Returns true for an active eSIM that is not set up on its device yet (LINE-15). */
export function isSetupLeft(line: Pick<Customer, 'status' | 'esim' | 'eSimSetup'>): boolean {
  return isInState(line, 'active') && line.esim && !line.eSimSetup;
}

/** Returns true for an activation or port-in in progress or failed. These lines are polled (POLL-2). */
export function isActivationWatched(status: number): boolean {
  return status === 1 || status === 8 || status === 9 || status === 10;
}

/** Status of a line after the carrier accepted its activation or port-in. */
export const takenStatus = { activation: 1, portIn: 9 } as const;

/** Details that the old carrier can reject (LINE-7). */
export const portProblems = ['account', 'pin', 'zip'] as const;
export type PortProblem = (typeof portProblems)[number];
