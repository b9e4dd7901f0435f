export const nameResultCopy = {
  title: 'Edit name',
  underWay: (line: string) => `Changing the name of ${line}…`,
  underWayText: 'It usually takes a few seconds.',
  checking: 'We’re checking the new name',
  checkingText:
    'We sent the new name but haven’t had an answer yet. Please don’t send it again while we check. It usually takes ' +
    'a few minutes.',
  done: { title: 'Username has been updated!', text: (name: string) => `This line is now called ${name}.` },
  notChanged: 'The name wasn’t changed.',
  neverArrived: 'We couldn’t send the new name. Nothing changed, and it’s safe to try again.',
  /** Before the care number. */
  needsCare: 'We can’t tell whether the name changed. Have the reference below ready and call',
  home: 'Back to home',
};

export type NameResultCopy = typeof nameResultCopy;
