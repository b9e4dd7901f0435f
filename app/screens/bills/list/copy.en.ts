export const listCopy = {
  owed: {
    title: 'What you owe',
    missing: 'We can’t tell what you owe right now. Try again in a few minutes.',
    tags: { overdue: 'Overdue', due: 'To pay', none: 'All paid', credit: 'Credit' },
    nothing: 'There is nothing to pay right now.',
    credit: 'You have a credit. It comes off your next bill.',
    dueBy: (day: string) => `Due by ${day}.`,
    wasDue: (day: string) => `This was due by ${day}.`,
    autoPay: {
      on: 'Auto-pay is on: bills are charged to your default card.',
      off: 'Auto-pay is off: you pay each bill yourself.',
    },
  },
  promise: { link: 'Promise to pay later', missing: 'We can’t tell right now whether you can promise to pay later.' },
  next: {
    title: 'Your next bill',
    missing: 'We can’t tell what your next bill will be right now. Try again in a few minutes.',
    day: 'Bill date',
  },
  bills: {
    title: 'Your bills',
    missing: 'We can’t show your bills right now. Try again in a few minutes.',
    range: (from: string, to: string) => `From ${from} to ${to}.`,
    none: 'There are no bills from these days.',
    other: 'Show other days',
    from: 'First day',
    to: 'Last day',
    show: 'Show bills',
    day: 'Bill',
  },
  payments: {
    title: 'Your payments',
    missing: 'We can’t show your payments right now. Try again in a few minutes.',
    none: 'We have no payments to show.',
    day: 'Payment',
    more: (count: number) => `Show ${count} more`,
  },
  more: {
    title: 'More about paying',
    cards: 'See, add and remove the cards that you pay with.',
    autoTopUp: 'Buys extra data by itself when a line has used all it has.',
    month: (line: string) => `Month in advance for ${line}`,
    monthText: 'Pays the first month before the line is active.',
  },
  wrong: {
    day: 'Enter a day, such as 2026-11-03.',
    order: 'The first day has to be before the last day.',
    tooLong: (months: number) => `Choose ${months} months at most.`,
  },
  back: {
    paid: (amount: string, day: string) => `Thank you. We received ${amount} on ${day}.`,
    waiting: {
      title: 'We haven’t seen a payment yet',
      text: 'It can take a few minutes. If you confirmed it, please don’t pay again until it shows here.',
      cancelled: 'If you cancelled it, nothing was charged, and you can pay now.',
    },
    late: {
      title: 'We haven’t seen a payment',
      text: 'If you confirmed it, please don’t pay again. Call us, and we’ll look for it:',
    },
  },
};

export type ListCopy = typeof listCopy;
