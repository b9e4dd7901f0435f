/** What stands above the lines while money is due. */
export const dueCopy = {
  owe: (amount: string, day?: string) => (day === undefined ? `You owe ${amount}` : `You owe ${amount}, due ${day}`),
  /** The day is over. */
  owed: (amount: string, day: string) => `${amount} was due ${day}`,
  /** The amount is not known. */
  unpaid: 'A bill hasn’t been paid',
  /** Nothing is owed, and a line is still suspended for non-payment. */
  paid: 'You don’t owe anything',
  restore: (supportNumber: string) =>
    `Service is still suspended because a bill wasn’t paid in time. To restore it, call ${supportNumber}.`,
  suspended: 'Service is suspended until it’s paid.',
  payByHand: 'Auto-pay is off, so you pay this bill yourself.',
  onlyHolder: (supportNumber: string, holder?: string) =>
    `Only ${holder ? `${holder}, the account holder,` : 'the account holder'} can pay it. Questions? Call ` +
    `${supportNumber}.`,
  autoPay: 'Auto-pay will charge your default card.',
  missed: 'Auto-pay is on, but this bill wasn’t paid.',
  /** Above the lines once a day is arranged, in place of what is owed. */
  arranged: (day: string, amount: string) => `Payment arrangement: ${amount} by ${day}`,
  payYourself: 'We won’t charge it automatically: pay by then.',
  missedDay: (day: string) => `You had a payment arrangement for ${day}, and the bill wasn’t paid.`,
  /** A short while after a payment, when service is not back yet. */
  justPaid: 'Your bill is paid',
  callIfOff: (supportNumber: string) => `If it isn’t back by then, call ${supportNumber}.`,
  pay: (amount: string) => `Pay ${amount}`,
  seeBills: 'See your bills',
};

export type DueCopy = typeof dueCopy;
