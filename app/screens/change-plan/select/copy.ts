import type { ByLanguage } from '#app/copy/language.ts';
import { selectCopyEs } from './copy.es.ts';

export type SelectCopy = {
  current: string;
  legend: string;
  hint: string;
  data: (gigabytes: number) => string;
  unlimited: string;
  video: (stream: string) => string;
  nextCycleOnly: string;
  next: string;
  choose: string;
  notOffered: string;
  scheduled: (plan?: string, day?: string) => string;
  open: (plan: string, line: string) => string;
  see: string;
  /** Before the care number. */
  care: string;
  none: string;
  changed: { title: string; text: string };
};

export const selectCopy: SelectCopy = {
  current: 'Your plan now',
  legend: 'Which plan do you want?',
  hint: 'The next page shows exactly what it costs. Nothing is changed yet.',
  data: (gigabytes) => `${gigabytes} GB of data`,
  unlimited: 'Unlimited data',
  video: (stream) => `${stream} video`,
  nextCycleOnly: 'Starts with your next bill cycle',
  next: 'Review your plan change',
  choose: 'Choose a plan.',
  notOffered: 'This line can’t change to that plan any more. Choose another one.',
  scheduled: (plan = 'another plan', day) =>
    `This line changes to ${plan} ${day === undefined ? 'with its next bill cycle' : `on ${day}`}. If you ` +
    `choose a plan now, it takes the place of that change.`,
  open: (plan, line) => `We’re already changing ${line} to ${plan}. You can change the plan again when that’s done.`,
  see: 'See how it’s going',
  care: 'To change this plan, contact Care at',
  none: 'There is no other plan on sale for this line right now.',
  changed: {
    title: 'Please choose again',
    text:
      'The plan of this line, or the plans on sale, changed after you opened that page. The change that you ' +
      'confirmed there was not sent.',
  },
};

export const selectMessages: ByLanguage<SelectCopy> = { en: selectCopy, es: selectCopyEs };
