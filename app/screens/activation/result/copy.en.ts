import type { ActivationRefusal } from '#rpc/portal/activation/step-page.ts';

export const activationResultCopy = {
  inProgress: 'Activation in Progress',
  inProgressText: 'We’re activating your line. It usually takes a few minutes.',
  longer: 'This is taking longer than usual. You don’t have to do anything: we’ll keep working on it.',
  checking: 'We sent your activation but haven’t had an answer yet. Please don’t activate again while we check.',
  checkAgain: 'Check again',
  successful: 'Activation Successful',
  successText: {
    sim: 'Your line is ready. Put your SIM card into your device and restart it.',
    esim: 'Your line is ready. Next, install your eSIM on your device.',
    ready: 'Your line is ready to use.',
  },
  setup: 'CONTINUE TO SETUP',
  /** Of "your third line". */
  next: (line: string) => `Activate ${line}`,
  failed: 'Activation Failed',
  /** Before the number of the Care Team. */
  failedText: 'Your line wasn’t activated. Call us at',
  again: 'Try again',
  refused: {
    retry: 'Your line wasn’t activated. We kept your answers, so you can try again.',
    downtime:
      'Your line wasn’t activated: our activation system is down right now. We kept your answers. Please try again ' +
      'later.',
    fiveG: 'Your line wasn’t activated. You can use another device, or wait until this model works with us.',
    payment: 'We couldn’t charge your card for the first month. Nothing was activated. We kept your answers.',
    'details-gone':
      'For your security, we don’t keep your account number and PIN for long. Please enter them again. Nothing was ' +
      'activated.',
  } satisfies Partial<Record<ActivationRefusal, string>>,
  /** The marketing system has the customer's address (ACTIVATE-26). */
  willTell: {
    downtime: (email: string) => `We’ll write to ${email} when it works again.`,
    fiveG: (email: string) => `We’ll write to ${email} when it does.`,
  },
  /** To the letter (ACTIVATE-25). */
  paused:
    'Your activation is paused as we are unable to place a hold on your card. To complete activation, please ' +
    'enter new card details.',
  pausedTitle: 'Activation paused',
  hold: 'Hold',
  details: 'Enter them again',
  needsCare:
    'Part of your activation went through, and part didn’t. Please don’t activate again. Have the reference below ' +
    'ready and call us at',
};

export type ActivationResultCopy = typeof activationResultCopy;
