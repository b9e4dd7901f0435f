/** When service comes back that was suspended for an unpaid bill; `soon` is the brand's, "within minutes" (BILL-22). */
export const restorationCopy = {
  /** Before a payment. */
  byPaying: (soon: string) => `Service comes back ${soon} of paying.`,
  isBack: (lines: number): string => (lines === 1 ? 'Your line is back on.' : 'Your lines are back on.'),
  stillOwed: 'Service stays suspended until the rest is paid.',
  /** Before and after an arrangement. */
  byArrangement: 'A payment arrangement brings service back.',
  notByArrangement: (soon: string) =>
    `A payment arrangement doesn’t bring service back. Service comes back ${soon} of paying.`,
  /** What happens when the day of an arrangement passes without a payment. */
  missed: {
    suspendedAgain: 'If you don’t pay by that day, service is suspended again and the full amount is past due.',
    staysSuspended: 'If you don’t pay by that day, service stays suspended and the full amount is past due.',
    pastDue: 'If you don’t pay by that day, the full amount is past due.',
  },
};

export type RestorationCopy = typeof restorationCopy;
