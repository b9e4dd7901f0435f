export const orderCopy = {
  title: 'Your order',
  ordering: (lines: string) => `Ordering ${lines}…`,
  orderingText: 'It usually takes less than a minute.',
  checking: 'We’re checking your order',
  checkingText:
    'We sent your order but haven’t had an answer about all of it. Please don’t order again while we check. It ' +
    'usually takes a few minutes.',
  done: (lines: string) => `${lines} ordered`,
  doneText: (plan: string, count: number) =>
    count === 1 ? `Your new line on ${plan} is ordered.` : `Your ${count} new lines on ${plan} are ordered.`,
  next: {
    title: 'What happens next',
    /** SIM cards, the way, and its days. */
    shipped: (cards: string, way: string, days: string) => `We’ll ship ${cards} by ${way}. It takes ${days}.`,
    activateSim: 'When your SIM card arrives, activate the line from Home.',
    activateEsim: 'You can activate lines with an eSIM from Home now.',
  },
  lines: 'Lines',
  isDone: 'Added',
  /** While it is under way, and when it ended before its turn. */
  isOpen: 'Not yet',
  isNotDone: 'Not added',
  simCards: 'SIM cards',
  areOrdered: (_cards: number) => 'Ordered',
  areNotOrdered: (_cards: number) => 'Not ordered',
  areUnknown: 'Not known',
  /** Of an order that stopped before its SIM cards. */
  nothingOnce: 'We didn’t charge you for SIM cards or shipping.',
  monthly: 'Per month',
  once: 'One time',
  refused: 'Nothing was ordered or charged. We kept your answers.',
  coupon: (code: string) =>
    `The coupon ${code} wasn’t accepted, so nothing was ordered or charged. We kept your answers. Change the coupon ` +
    'or leave it out, then order again.',
  changeCoupon: 'Change coupon',
  neverArrived: 'We couldn’t send your order. Nothing was charged, and it’s safe to try again.',
  session: 'Your session ended before we could send the order. Nothing was charged. Please try again.',
  /** Before the care number. */
  needsCare:
    'Part of your order went through, and part didn’t. Please don’t order again. Have the reference below ready and ' +
    'call',
  track: 'Track your order',
  home: 'Back to Home',
  again: 'Check your answers',
};

export type OrderCopy = typeof orderCopy;
