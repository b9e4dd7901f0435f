export const listCopy = {
  /** To a secondary. */
  ofHolder: (holder?: string) => `Bills go to ${holder ? `${holder}, the account holder` : 'the account holder'}.`,
  owed: {
    title: 'Balance',
    missing: 'We can’t show your balance right now. Try again in a few minutes.',
    tags: { overdue: 'Overdue', arranged: 'Arranged', due: 'Unpaid', none: 'All paid', credit: 'Credit' },
    nothing: 'You don’t owe anything right now.',
    credit: 'You have a credit. We’ll take it off your next bill.',
    dueBy: (day: string) => `Due ${day}.`,
    wasDue: (day: string) => `This was due ${day}.`,
    autoPay: {
      on: 'Auto-pay is on. We charge each bill to your default card.',
      off: 'Auto-pay is off. You pay each bill yourself.',
    },
  },
  arrangementMissing: 'We can’t tell whether you can make a payment arrangement. Try again in a few minutes.',
  next: {
    title: 'Your next bill',
    missing: 'We can’t show your next bill right now. Try again in a few minutes.',
    day: 'Bill date',
  },
  bills: {
    title: 'Your bills',
    missing: 'We can’t show your bills right now. Try again in a few minutes.',
    range: (from: string, to: string) => `From ${from} to ${to}.`,
    none: 'No bills found for these dates.',
    /** With each month and its amount. */
    bars: (months: string) => `Your latest monthly bills: ${months}.`,
    other: 'Choose other dates',
    from: 'Start date',
    to: 'End date',
    show: 'Show bills',
    day: 'Bill',
  },
  payments: {
    title: 'Your payments',
    missing: 'We can’t show your payments right now. Try again in a few minutes.',
    none: 'No payments found.',
    day: 'Payment',
    more: (count: number) => `Show ${count} more`,
  },
  more: {
    title: 'More payment options',
    cards: 'See, add and remove the cards you pay with.',
    autoTopUp: 'Adds data automatically when a line runs out.',
    month: (line: string) => `Month in advance for ${line}`,
    monthText: 'Pay the first month before the line is active.',
  },
  wrong: {
    day: 'Enter a date like 11/03/2026.',
    order: 'The start date must be before the end date.',
    tooLong: (months: number) => `Choose dates no more than ${months} months apart.`,
  },
  back: {
    paid: (amount: string, day: string, card?: string) =>
      card === undefined ? `Paid ${amount} on ${day}.` : `Paid ${amount} with ${card} on ${day}.`,
    waiting: {
      title: 'We haven’t received a payment yet',
      text: 'It can take a few minutes. If you confirmed it, please don’t pay again until it shows here.',
      cancelled: 'If you canceled it, nothing was charged. You can pay now.',
    },
    late: {
      title: 'We haven’t received a payment',
      text: 'If you confirmed it, please don’t pay again. Call us, and we’ll look for it:',
    },
  },
};

export type ListCopy = typeof listCopy;
