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
};

export type ActivationCopy = typeof activationCopy;
