import type { PortFixProblem } from '#rpc/domain/port-detail.ts';
import type { PortProblem } from '#rpc/domain/line-status.ts';
import type { PortStep, PortStepName } from '#rpc/portal/port/port-step.ts';

type FixField = { label: string; text: string; hint: string } & Record<PortFixProblem, string>;

export const lineStatusPageCopy = {
  title: 'Status',
  activating: {
    title: 'Activation in Progress',
    text: 'We’re activating your line. It usually takes a few minutes, and this page updates by itself.',
  },
  porting: {
    title: 'Porting in Progress',
    text: (number: string) =>
      `Your old carrier is moving ${number} to us. That typically takes 5 minutes to 2 hours, and this page ` +
      `updates by itself. Keep your old service until it’s done.`,
    /** Where the number is not known. */
    yourNumber: 'your number',
  },
  long: {
    title: 'This is taking longer than usual',
    text: (careNumber: string) =>
      `You don’t have to do anything. To ask about it, call our Care Team at ${careNumber}.`,
  },
  checkAgain: 'Check again',
  steps: {
    sent: 'Sent to your old carrier',
    waiting: 'Waiting for your old carrier',
    fix: 'Needs your fix',
    done: 'Done',
  } satisfies Record<PortStepName, string>,
  states: { done: 'Done', current: 'Now', next: 'Next' } satisfies Record<PortStep['state'], string>,
  timeline: 'Your number transfer, step by step',
  fix: {
    title: 'Port In Unsuccessful',
    /** To the letter (PORT-9 to PORT-11), where the words are given. */
    fields: {
      account: {
        label: 'Account number',
        text: 'Your old carrier didn’t accept the account number. Enter the one on your old carrier’s bill.',
        hint: 'Letters and digits, at most 20. It isn’t your phone number with every carrier.',
        missing: 'This field is required.',
        format: 'Invalid Format.',
        'too-long': 'Account number should be less than 20 characters.',
      },
      pin: {
        label: 'PIN',
        text: 'Your old carrier didn’t accept the PIN. Ask them for your transfer PIN, and enter it here.',
        hint: 'Letters and digits, at most 15.',
        missing: 'This field is required.',
        format: 'Invalid Format.',
        'too-long': 'Invalid Format.',
      },
      zip: {
        label: 'ZIP code',
        text: 'Your old carrier didn’t accept the ZIP code. Enter the one of your old carrier’s billing address.',
        hint: '5 to 10 digits.',
        missing: 'This field is required.',
        format: 'Enter valid zipcode.',
        'too-long': 'Enter valid zipcode.',
      },
    } satisfies Record<PortProblem, FixField>,
    send: 'CONTINUE',
    sending: 'We’re sending your correction.',
    sent: 'We sent your correction to your old carrier.',
    notSent: 'Your correction didn’t reach us. Nothing was changed, and it’s safe to send it again.',
  },
  care: {
    port: {
      title: 'Something Went Wrong',
      text: (careNumber: string) =>
        `We couldn’t move your number, and it can’t be fixed on this page. Call our Care Team at ${careNumber}. ` +
        `They can see what your old carrier said. Keep your old service until then.`,
    },
    activation: {
      title: 'Activation Failed',
      text: (careNumber: string) =>
        `We couldn’t activate this line. Call our Care Team at ${careNumber}, or try again.`,
      again: 'Try again',
    },
    home: 'Home',
  },
  done: {
    port: { title: 'Port in Successful', text: 'Your number works on this line now.' },
    activation: { title: 'Activation Successful', text: 'Your line is active.' },
    setup: 'One more thing: install the eSIM on your phone.',
    continue: 'CONTINUE TO SETUP',
    sim: 'Put the SIM card into your phone, and turn the phone off and on.',
    home: 'Back to Home',
  },
  other: {
    title: 'Nothing is under way',
    text: 'There is no activation and no number transfer under way on this line.',
  },
  others: 'Other lines with something under way',
};

export type LineStatusPageCopy = typeof lineStatusPageCopy;
