export const orderCopy = {
  title: 'Your order',
  ordering: (lines: string) => `Ordering ${lines}…`,
  orderingText: 'It usually takes less than a minute.',
  checking: 'We are checking',
  checkingText:
    'Your order is sent, but we haven’t heard back about all of it. Please don’t order again: we’re finding out. It ' +
    'usually takes a few minutes.',
  done: (lines: string) => `${lines} ordered`,
  doneText: (plan: string, count: number) =>
    count === 1 ? `Your new line on ${plan} is ordered.` : `Your ${count} new lines on ${plan} are ordered.`,
  next: {
    title: 'What happens next',
    /** SIM cards, the way, and its days. */
    shipped: (cards: string, way: string, days: string) => `We ship ${cards} by ${way}, which takes ${days}.`,
    activateSim: 'When your SIM card arrives, activate the line from Home.',
    activateEsim: 'Lines with an eSIM can be activated from Home now.',
    billed: 'You pay for it with your next bill.',
  },
  lines: 'Lines',
  isDone: 'Added',
  /** While it is under way, and when it ended before its turn. */
  isOpen: 'Not yet',
  isNotDone: 'Not added',
  simCards: 'SIM cards',
  areOrdered: 'Ordered',
  areNotOrdered: 'Not ordered',
  monthly: 'Per month',
  once: 'Once',
  refused: 'Nothing was ordered and nothing was charged. Your answers are kept.',
  neverArrived: 'Your order didn’t reach us. Nothing was charged, and it’s safe to try again.',
  session: 'Your session ended before we could send the order. Nothing was charged. Please try again.',
  /** Before the care number. */
  needsCare:
    'A part of your order went through, and a part did not. Please don’t order again. Call us and tell us the ' +
    'reference below. We’ll sort out the rest:',
  track: 'Track your order',
  home: 'Back to Home',
  again: 'Check your answers',
};

export type OrderCopy = typeof orderCopy;
