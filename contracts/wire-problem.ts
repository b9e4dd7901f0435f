import type { Code } from './endpoint.ts';

/** Meaning of a carrier's refusal code (ERROR-17). */
export interface WireProblem {
  readonly means: string;
  /** Effect of the request, now or earlier; `unknown` until the write is reconciled. */
  readonly effect: 'yes' | 'no' | 'unknown';
  /** Next step of the portal. */
  readonly follows: string;
}

const outOfStep: WireProblem = {
  means: 'The service is not in the state that the request assumes.',
  effect: 'unknown',
  follows: 'The service status is read again, and the toggle shows it.',
};

const noCustomer: WireProblem = {
  means: 'No customer has this username: 40003 and CUSTOMER_NOT_FOUND together.',
  effect: 'no',
  follows: 'The account-not-found page offers to sign out.',
};

/** Meaning of every code that a declaration names, and of no other. */
export const refusals: Readonly<Record<string, WireProblem>> = {
  '40003': noCustomer,
  CUSTOMER_NOT_FOUND: noCustomer,
  '40020': {
    means: 'The month in advance has already been paid.',
    effect: 'yes',
    follows: 'The journey continues as after a payment.',
  },
  '40093': {
    means: 'The number cannot be ported in.',
    effect: 'no',
    follows: 'The form says "Number is not portable".',
  },
  '40152': {
    means: 'The IMEI is already in use on a line.',
    effect: 'no',
    follows: "The carrier's message is shown, and another device can be checked.",
  },
  IMEI_ALREADY_IN_USE: {
    means: 'The IMEI is already in use on a line.',
    effect: 'no',
    follows: "The carrier's message is shown, and another device can be checked.",
  },
  '40153': {
    means: 'The SIM is in use or is being activated.',
    effect: 'no',
    follows: 'The form asks for another SIM number.',
  },
  '40155': {
    means: "The SIM number is not one of the carrier's.",
    effect: 'no',
    follows: 'The form asks for the SIM number again.',
  },
  '40224': {
    means: 'There is already a hold on the card.',
    effect: 'yes',
    follows: 'The journey continues as after a successful hold.',
  },
  '40227': {
    means: 'The port-in request was refused for the reason in the message.',
    effect: 'no',
    follows: "The form shows the carrier's message.",
  },
  '40231': {
    means: 'The activation of this line is already in progress.',
    effect: 'yes',
    follows: 'The refusal is ignored, and the activation status is read.',
  },
  '40245': {
    means: 'Device checks and activations are temporarily down.',
    effect: 'no',
    follows: 'The downtime notice is shown, and a lead is recorded with consent (ERROR-10).',
  },
  '40267': {
    means: 'The device is a 5G device, which is not supported yet.',
    effect: 'no',
    follows: 'The customer can ask to be told when it is (ERROR-12).',
  },
  '40616': outOfStep,
  '40617': outOfStep,
  '40618': {
    means: 'Another change of the service is in progress.',
    effect: 'no',
    follows: 'The service status is read again, and the toggle shows it.',
  },
  '40619': outOfStep,
  '40620': outOfStep,
  '40621': outOfStep,
  '40622': {
    means: 'The request failed at the carrier.',
    effect: 'no',
    follows: 'The generic error screen offers to try again.',
  },
  '40623': {
    means: 'This service cannot be changed online.',
    effect: 'no',
    follows: 'The page asks the customer to contact Care.',
  },
  '40624': {
    means: 'Not available to the line: it is suspended, or home internet is not active yet.',
    effect: 'no',
    follows: 'Activation leads to the activation-error page (ERROR-16); a service shows the suspended banner.',
  },
  '40625': {
    means: 'The service is temporarily unavailable to this customer.',
    effect: 'no',
    follows: "The Let's Talk notice is shown, and the action is disabled (ERROR-5).",
  },
  OTP_ATTEMPTS_EXCEEDED: {
    means: 'Too many wrong one-time passwords were entered.',
    effect: 'no',
    follows: 'The page says "Wrong OTP Entered." and offers a new one.',
  },
  OTP_TIME_OUT: { means: 'The one-time password has expired.', effect: 'no', follows: 'The page offers a new one.' },
  WRONG_OTP_ENTERED: {
    means: 'The one-time password is wrong.',
    effect: 'no',
    follows: 'The form says "Invalid OTP." and can be sent again.',
  },
  REFEREE_ALREADY_INVITED: {
    means: 'The email address was invited before.',
    effect: 'no',
    follows:
      'The form says "You have previously submitted this email. Please enter a unique email each time.", as after ' +
      'any other failure.',
  },
};

/** Returns the meaning of a code, or undefined for a code that no declaration names. */
export function wireProblemOf(code: Code): WireProblem | undefined {
  return refusals[String(code)];
}
