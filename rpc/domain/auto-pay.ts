/**
 * What auto-pay does about a bill (BILL-18). `missed`: it is on, and yet the bill is overdue or lines are suspended for
 * it, so nobody may be told to wait for it.
 */
export type AutoPay = 'on' | 'off' | 'missed';

interface Unpaid {
  isAutoPay: boolean;
  overdue: boolean;
  /** The account is suspended for non-payment. */
  nonPay: boolean;
}

/** BILL-18. */
export function autoPayOf({ isAutoPay, overdue, nonPay }: Unpaid): AutoPay {
  if (!isAutoPay) return 'off';
  return overdue || nonPay ? 'missed' : 'on';
}
