export const selectCopy = {
  current: 'Your plan now',
  legend: 'Which plan do you want?',
  hint: 'The next page shows exactly what it costs. Nothing is changed yet.',
  nextCycleOnly: 'Starts with your next billing cycle',
  next: 'Review your plan change',
  choose: 'Choose a plan.',
  notOffered: 'This line can’t change to that plan any more. Choose another one.',
  scheduled: (plan = 'another plan', day?: string) =>
    `This line changes to ${plan} ${day === undefined ? 'with its next billing cycle' : `on ${day}`}. If you ` +
    `choose a plan now, it takes the place of that change.`,
  open: (plan: string, line: string) =>
    `We’re already changing ${line} to ${plan}. You can change the plan again when that’s done.`,
  see: 'See how it’s going',
  /** Before the care number. */
  care: 'To change this plan, contact Care at',
  none: 'There is no other plan on sale for this line right now.',
  changed: {
    title: 'Please choose again',
    text:
      'The plan of this line, or the plans on sale, changed after you opened that page. The change that you ' +
      'confirmed there was not sent.',
  },
};

export type SelectCopy = typeof selectCopy;
