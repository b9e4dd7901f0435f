export const resultCopy = {
  adding: (size: string, line: string) => `Adding ${size} to ${line}…`,
  addingText: 'It usually takes less than a minute.',
  checking: 'We are checking',
  checkingText: (size: string) =>
    `Your order for ${size} is sent, but we haven’t heard back yet. Please don’t order again: we’re finding out ` +
    `whether it went through. It usually takes a few minutes.`,
  done: (size: string) => `${size} added`,
  doneText: (size: string, line: string) => `${size} is now on ${line}, and can be used at once.`,
  failed: {
    title: 'Data Addition Failed',
    text: 'Sorry, your request for additional data could not be completed due to an unexpected error',
  },
  neverArrived: 'Your order didn’t reach us. Nothing was charged, and it’s safe to try again.',
  /** Before the care number. */
  needsCare:
    'We couldn’t find out whether your data was added. Please don’t order again. Call us, tell us the reference ' +
    'below, and we’ll sort it out:',
  nothingCharged: 'Nothing was charged.',
  charge: 'Charge',
  left: 'Data left',
  home: 'Back to Home',
  another: 'Add more data',
};

export type ResultCopy = typeof resultCopy;
