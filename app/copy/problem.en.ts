export const problemCopy = {
  /** What a screen says when it has nothing better (ERROR-1). */
  fallback: { title: 'Oops!', text: 'Something went wrong. Please try again.' },
  generic: {
    title: 'Something Went Wrong',
    retry: 'We cannot process this request at this time, try again in a few minutes',
  },
  /** What was refused did nothing. */
  unchanged: 'Nothing changed.',
  tryAgain: 'TRY AGAIN',
  letsTalk: {
    title: 'Let’s Talk',
    text: "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
    call: 'Call us at',
  },
  errorSummary: 'There is a problem',
  /** What the cross on an error banner does. */
  dismiss: 'Dismiss',
  /** Before a number that can be tapped. */
  call: 'Call',
  /** Beside words that send people to customer support. */
  callUs: 'Call us:',
};

export type ProblemCopy = typeof problemCopy;
