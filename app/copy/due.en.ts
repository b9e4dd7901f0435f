/** What stands above the lines while money is due. */
export const dueCopy = {
  owe: (amount: string, day?: string) => (day === undefined ? `You owe ${amount}` : `You owe ${amount}, due ${day}`),
  /** The amount is not known. */
  unpaid: 'A bill hasn’t been paid',
  suspended: 'Service is suspended until it’s paid.',
  overdue: 'This bill is past due.',
  onlyHolder: (supportNumber: string, holder?: string) =>
    `Only ${holder ? `${holder}, the account holder,` : 'the account holder'} can pay it. Questions? Call ` +
    `${supportNumber}.`,
  autoPay: 'Auto-pay will charge your default card.',
  missed: 'Auto-pay is on, but this bill wasn’t paid.',
  promised: (day: string) => `You promised to pay by ${day}.`,
  pay: (amount: string) => `Pay ${amount}`,
  promise: 'Promise to pay',
  seeBills: 'See your bills',
};

export type DueCopy = typeof dueCopy;
