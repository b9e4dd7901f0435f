export const resultCopy = {
  changing: (plan: string, line: string) => `Changing ${line} to ${plan}…`,
  scheduling: (plan: string, line: string) => `Scheduling ${plan} for ${line}…`,
  underWay: 'It usually takes less than a minute.',
  checking: 'We are checking',
  checkingText: (plan: string) =>
    `Your change to ${plan} is sent, but we haven’t heard back yet. Please don’t send it again: we’re finding ` +
    `out whether it went through. It usually takes a few minutes.`,
  done: { title: 'Your plan is changed', text: (plan: string, line: string) => `${plan} is now the plan of ${line}.` },
  scheduled: {
    title: 'Your plan change is scheduled',
    text: (plan: string, line: string, from: string, day?: string) =>
      `${day === undefined ? 'With the next billing cycle' : `On ${day}`}, ${plan} becomes the plan of ${line}. ` +
      `Until then it keeps ${from}.`,
  },
  failed: {
    title: 'Plan Change Request Failed',
    text: 'Sorry, your request for plan change could not be completed due to an unexpected error.',
  },
  neverArrived: 'Your request didn’t reach us. Nothing was changed, and it’s safe to try again.',
  /** Before the care number. */
  needsCare:
    'We couldn’t find out whether your plan was changed. Please don’t send it again. Call us, tell us the ' +
    'reference below, and we’ll sort it out:',
  kept: (plan: string) => `You keep ${plan}, and nothing was charged.`,
  account: 'Back to Account',
};

export type ResultCopy = typeof resultCopy;
