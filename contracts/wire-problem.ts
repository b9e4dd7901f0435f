import type { Code } from './endpoint.ts';

/** What a refusal code of the carrier is about (portal-1 §8, portal-2 §8). */
export interface WireProblem {
  readonly means: string;
  /** Whether what was asked for is so: `yes` when it was done, earlier or now; `unknown` until it is read back. */
  readonly effect: 'yes' | 'no' | 'unknown';
  /** What the portal does next. */
  readonly follows: string;
}

const outOfStep: WireProblem = {
  means: 'The service is not in the state that the request takes for granted.',
  effect: 'unknown',
  follows: 'The service status is read again and the toggle shows what it says.',
};

/** Every code that a declaration names, and no other. */
export const refusals: Readonly<Record<string, WireProblem>> = {
  '40003': {
    means: 'No customer has this user name.',
    effect: 'no',
    follows: 'The account-not-found page offers to sign out.',
  },
  CUSTOMER_NOT_FOUND: {
    means: 'No customer has this user name.',
    effect: 'no',
    follows: 'The account-not-found page offers to sign out.',
  },
  '40020': {
    means: 'The month in advance is paid already.',
    effect: 'yes',
    follows: 'The journey goes on as after a payment.',
  },
  '40093': {
    means: 'The number cannot be ported in.',
    effect: 'no',
    follows: 'The form says "Number is not portable".',
  },
  '40152': {
    means: 'The IMEI is in use on another line.',
    effect: 'no',
    follows: "The carrier's message is shown and another device can be checked.",
  },
  IMEI_ALREADY_IN_USE: {
    means: 'The IMEI is in use on another line.',
    effect: 'no',
    follows: "The carrier's message is shown and another device can be checked.",
  },
  '40153': {
    means: 'The SIM is in use or is being activated.',
    effect: 'no',
    follows: 'The form asks for another SIM number.',
  },
  '40155': {
    means: 'The SIM number is not one of the carrier.',
    effect: 'no',
    follows: 'The form asks for the SIM number again.',
  },
  '40224': {
    means: 'There is a hold on the card already.',
    effect: 'yes',
    follows: 'The journey goes on as after a successful hold.',
  },
  '40227': {
    means: 'The port-in request was refused for a reason in the message.',
    effect: 'no',
    follows: "The form shows the carrier's message.",
  },
  '40231': {
    means: 'The activation of this line is under way already.',
    effect: 'yes',
    follows: 'It is ignored: the activation status is read.',
  },
  '40245': {
    means: 'Device checks and activations are down for a while.',
    effect: 'no',
    follows: 'The downtime notice is shown and the lead is recorded.',
  },
  '40267': {
    means: 'The device is a 5G device, which is not supported yet.',
    effect: 'no',
    follows: 'The customer is offered to be told when it is.',
  },
  '40616': outOfStep,
  '40617': outOfStep,
  '40618': outOfStep,
  '40619': outOfStep,
  '40620': outOfStep,
  '40621': outOfStep,
  '40622': {
    means: 'The request failed inside the carrier.',
    effect: 'no',
    follows: 'The generic error screen offers to try again.',
  },
  '40623': {
    means: 'The carrier cannot change this service by itself.',
    effect: 'no',
    follows: 'The page asks the customer to call Care.',
  },
  '40624': {
    means: 'This is not available to the line: it is suspended, or home internet is not active yet.',
    effect: 'no',
    follows: 'Activation goes to the activation-error page; a service shows the suspended banner.',
  },
  '40625': {
    means: 'The service is not available to this customer for now.',
    effect: 'no',
    follows: "The Let's Talk notice is shown and the action is disabled.",
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
    means: 'The e-mail address was invited before.',
    effect: 'no',
    follows: 'The form asks for another e-mail address.',
  },
};

/** What a code is about, or undefined for one that no declaration names. */
export function wireProblemOf(code: Code): WireProblem | undefined {
  return refusals[String(code)];
}
