import type { SimType } from '#rpc/domain/journey/add-line.ts';
import type { Reason } from '#rpc/domain/permission.ts';

/** Words that the pages of Add Line share. */
export const addLineCopy = {
  title: 'Add a line',
  back: 'Back',
  next: 'Continue',
  /** The common words speak of one line; these of the person who adds another. */
  why: { 'not-active': 'You can add a line once your own line is active.' } as Partial<Record<Reason, string>>,
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  sim: { sim: 'SIM card', esim: 'eSIM' } satisfies Record<SimType, string>,
  simCards: (count: number) => (count === 1 ? '1 SIM card' : `${count} SIM cards`),
  /** The carrier's ways to ship, by its codes; others keep the carrier's name. */
  ways: {
    usps_first_class_mail: 'First class',
    usps_priority_mail: 'Priority',
    usps_priority_mail_express: 'Express',
  } as Record<string, string>,
  /** The carrier writes "3-6". */
  days: (days: string) => `${days.replace('-', ' to ')} days`,
};

export type AddLineCopy = typeof addLineCopy;
