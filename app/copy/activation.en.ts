import type { SimType } from '#rpc/domain/journey/add-line.ts';

/** Words that the pages of Activation share. */
export const activationCopy = {
  title: 'Activate a line',
  nothing: 'None of your lines needs activating right now.',
  back: 'Back',
  next: 'Next',
  proceed: 'PROCEED',
  confirm: 'CONFIRM',
  device: 'Device',
  imei: 'IMEI',
  simType: 'SIM type',
  simNumber: 'SIM number',
  plan: 'Plan',
  number: 'Phone number',
  currentNumber: 'Current number',
  simValid: 'Success! Your SIM card is valid.',
  zip: 'ZIP code',
  carrier: 'Current carrier',
  accountNumber: 'Account number',
  pin: 'PIN',
  sim: { sim: 'SIM', esim: 'eSIM' } satisfies Record<SimType, string>,
  terms: 'Terms',
  taxes: 'Taxes & fees extra',
  manageCards: 'Manage card(s)',
  /** In place of the cards, for a group member who isn't the account holder. */
  holderHasCard: (holder?: string) =>
    `Only ${holder ? `${holder}, the account holder,` : 'the account holder'} can change the card. Ask them to, and ` +
    'then try again.',
  /** What an activation that was refused did with money before (ACTIVATE-36). */
  money: {
    nothing: 'Nothing was charged.',
    hold: (card: string, amount?: string) =>
      `${amount ? `A temporary hold of ${amount}` : 'A temporary hold'} is on ${card}. It isn’t a charge.`,
    paid: (amount: string, card: string) => `We charged ${amount} for the first month to ${card}.`,
    /** After these, where the activation can be sent again. */
    notAgain: {
      hold: 'We won’t place another one when you try again.',
      paid: 'We won’t charge it again when you try again.',
    },
  },
};

export type ActivationCopy = typeof activationCopy;
