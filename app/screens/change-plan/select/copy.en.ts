export const selectCopy = {
  current: 'Current plan',
  legend: 'Which plan do you want?',
  hint: 'The next page shows exactly what it costs. Nothing changes until you confirm.',
  nextCycleOnly: 'Starts with your next billing cycle',
  next: 'Review your plan change',
  choose: 'Choose a plan.',
  notOffered: 'That plan is no longer available for this line. Choose another one.',
  scheduled: (plan = 'another plan', day?: string) =>
    `This line changes to ${plan} ${day === undefined ? 'with its next billing cycle' : `on ${day}`}. If you ` +
    `choose a plan now, it replaces that change.`,
  open: (plan: string, line: string) =>
    `We’re already working on the change to ${plan} for ${line}. You can change the plan again when that’s done.`,
  see: 'Check progress',
  /** Before the care number. */
  care: 'To change this plan, call us at',
  none: 'No other plan is available for this line right now.',
  changed: {
    title: 'Please choose again',
    text:
      'This line’s plan or the available plans changed after you opened that page. We didn’t send the change you ' +
      'confirmed there, and nothing was charged.',
  },
};

export type SelectCopy = typeof selectCopy;
