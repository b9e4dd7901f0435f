export const resultCopy = {
  adding: (size: string, line: string) => `Adding ${size} to ${line}…`,
  addingText: 'It usually takes less than a minute.',
  checking: 'We’re checking your order',
  checkingText: (size: string) =>
    `We sent your order for ${size} but haven’t had an answer yet. Please don’t order again while we check. It ` +
    `usually takes a few minutes.`,
  done: (size: string) => `${size} added`,
  doneText: (size: string, line: string) => `We added ${size} to ${line}. You can use it now.`,
  failed: {
    title: 'Data Addition Failed',
    text: 'Sorry, your request for additional data could not be completed due to an unexpected error',
  },
  neverArrived: 'We couldn’t send your order. Nothing was charged, and it’s safe to try again.',
  /** Before the care number. */
  needsCare:
    'We can’t tell whether your data was added. Please don’t order again. Have the reference below ready and call',
  left: 'Data left',
  home: 'Back to Home',
  another: 'Add more data',
};

export type ResultCopy = typeof resultCopy;
