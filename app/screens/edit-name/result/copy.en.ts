export const nameResultCopy = {
  title: 'Edit name',
  underWay: (line: string) => `Changing the name of ${line}…`,
  underWayText: 'It usually takes a few seconds.',
  checking: 'We are checking',
  checkingText:
    'The new name is sent, but we haven’t heard back yet. Please don’t send it again: we’re finding out whether ' +
    'it went through. It usually takes a few minutes.',
  done: { title: 'Username has been updated!', text: (name: string) => `This line is now called ${name}.` },
  neverArrived: 'The new name didn’t reach us. Nothing was changed, and it’s safe to try again.',
  /** Before the care number. */
  needsCare:
    'We couldn’t find out whether the name was changed. Call us, tell us the reference below, and we’ll sort it out:',
  home: 'Back to home',
};

export type NameResultCopy = typeof nameResultCopy;
