import type { AddLineStage, SimType } from '#rpc/domain/journey/add-line.ts';

/** Words that the pages of Add Line share. */
export const addLineCopy = {
  title: 'Add a line',
  back: 'Back',
  next: 'Continue',
  /** The parts of the journey, after "Step 2 of 4:". */
  stages: { plan: 'Plan', lines: 'Lines', delivery: 'Delivery', review: 'Review' } satisfies Record<
    AddLineStage,
    string
  >,
  /** In place of "Lines", where there are several. */
  lineOf: (position: number, count: number) => `Line ${position} of ${count}`,
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  sim: { sim: 'SIM card', esim: 'eSIM' } satisfies Record<SimType, string>,
  simCards: (count: number) => (count === 1 ? '1 SIM card' : `${count} SIM cards`),
  /** The carrier's ways to ship, by its codes; others keep the carrier's name. */
  ways: {
    usps_first_class_mail: 'First class',
    usps_priority_mail: 'Priority',
    usps_priority_mail_express: 'Express',
  } as Record<string, string>,
  /** "$8.31 with tax one time and $30.00 per month plus tax". */
  onceAndMonthly: (once: string, monthly: string) => `${once} one time and ${monthly}`,
  /** The carrier writes "3-6". */
  days: (days: string) => `${days.replace('-', ' to ')} days`,
};

export type AddLineCopy = typeof addLineCopy;
