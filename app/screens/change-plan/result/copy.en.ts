export const resultCopy = {
  changing: (plan: string, line: string) => `Changing ${line} to ${plan}…`,
  scheduling: (plan: string, line: string) => `Scheduling ${plan} for ${line}…`,
  underWay: 'It usually takes less than a minute.',
  checking: 'We’re checking your plan change',
  checkingText: (plan: string) =>
    `We sent your change to ${plan} but haven’t had an answer yet. Please don’t send it again while we check. It ` +
    `usually takes a few minutes.`,
  done: { title: 'Your plan has changed', text: (plan: string, line: string) => `We moved ${line} to ${plan}.` },
  scheduled: {
    title: 'Your plan change is scheduled',
    text: (plan: string, line: string, from: string, day?: string) =>
      `We’ll move ${line} to ${plan} ${day === undefined ? 'with the next billing cycle' : `on ${day}`}. It stays on ` +
      `${from} until then.`,
  },
  failed: {
    title: 'Plan Change Request Failed',
    text: 'Sorry, your request for plan change could not be completed due to an unexpected error.',
  },
  neverArrived: 'We couldn’t send your request. Nothing changed, and it’s safe to try again.',
  /** Before the care number. */
  needsCare:
    'We can’t tell whether your plan changed. Please don’t send it again. Have the reference below ready and call',
  kept: (plan: string) => `You keep ${plan}, and nothing was charged.`,
  /** The prices per month. */
  moved: { before: 'Before', now: 'Now', later: 'With the next billing cycle' },
  account: 'Back to Account',
};

export type ResultCopy = typeof resultCopy;
