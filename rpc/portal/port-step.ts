import type { Customer } from '#contracts/customer/vocabulary.ts';

/** Steps of a port-in (PORT-2). */
export const portStepNames = ['sent', 'waiting', 'fix', 'done'] as const;
export type PortStepName = (typeof portStepNames)[number];

export interface PortStep {
  step: PortStepName;
  state: 'done' | 'current' | 'next';
  /** Time of the step, when the carrier returned it; milliseconds since 1970. */
  at?: number;
}

/** Present place of a port-in: its current step, or done. */
export type PortPlace = 'waiting' | 'fix' | 'done';

/** Returns a time from the carrier in milliseconds since 1970; undefined without one. */
export function toEpochMs(instant: string | undefined): number | undefined {
  return instant === undefined ? undefined : Date.parse(instant);
}

/** Returns the steps with their times. "Needs your fix" is listed only while it is the present step (PORT-2). */
export function portSteps({ mnpInfo }: Pick<Customer, 'mnpInfo'>, place: PortPlace): PortStep[] {
  const sentStep: PortStep = { step: 'sent', state: 'done', at: toEpochMs(mnpInfo?.submittedOn) };
  const waitingStep: PortStep = { step: 'waiting', state: place === 'waiting' ? 'current' : 'done' };
  const fixSteps: PortStep[] =
    place === 'fix' ? [{ step: 'fix', state: 'current', at: toEpochMs(mnpInfo?.rejectedOn) }] : [];
  const lastStep: PortStep =
    place === 'done'
      ? { step: 'done', state: 'done', at: toEpochMs(mnpInfo?.completedOn) }
      : { step: 'done', state: 'next' };
  return [sentStep, waitingStep, ...fixSteps, lastStep];
}
