import { lineCardCopy } from '#app/copy/line-card.en.ts';
import type { PortFixProblem } from '#rpc/domain/port-detail.ts';
import type { PortProblem } from '#rpc/domain/line-status.ts';
import type { PortStep } from '#rpc/portal/port/port-step.ts';

type FixField = { label: string; text: string; hint: string } & Record<PortFixProblem, string>;

export const lineStatusPageCopy = {
  title: 'Status',
  activating: {
    title: 'Activation in Progress',
    text: 'We’re activating your line. It usually takes a few minutes, and this page updates itself.',
  },
  porting: {
    title: 'Porting in Progress',
    text: (number: string) =>
      `Your old carrier is moving ${number} to us. That typically takes 5 minutes to 2 hours, and this page ` +
      `updates itself. Don’t cancel your old service until it’s done.`,
    /** Where the number is not known. */
    yourNumber: 'your number',
  },
  long: {
    title: 'This is taking longer than usual',
    text: (careNumber: string) => `You don’t have to do anything. If you have questions, call us at ${careNumber}.`,
  },
  checkAgain: 'Check again',
  steps: lineCardCopy.steps.port,
  states: { done: 'Done', current: 'Now', next: 'Next' } satisfies Record<PortStep['state'], string>,
  timeline: 'Your number transfer, step by step',
  fix: {
    title: 'Port In Unsuccessful',
    /** To the letter (PORT-9 to PORT-11), where the words are given. */
    fields: {
      account: {
        label: 'Account number',
        text: 'Your old carrier rejected the account number. Enter the one on your old carrier’s bill.',
        hint: 'Up to 20 letters and digits. It may not be the same as your phone number.',
        missing: 'This field is required.',
        format: 'Invalid Format.',
        'too-long': 'Account number should be less than 20 characters.',
      },
      pin: {
        label: 'PIN',
        text: 'Your old carrier rejected the PIN. Ask them for your transfer PIN and enter it here.',
        hint: 'Up to 15 letters and digits.',
        missing: 'This field is required.',
        format: 'Invalid Format.',
        'too-long': 'Invalid Format.',
      },
      zip: {
        label: 'ZIP code',
        text: 'Your old carrier rejected the ZIP code. Enter the ZIP code of your billing address with them.',
        hint: '5 to 10 digits.',
        missing: 'This field is required.',
        format: 'Enter valid zipcode.',
        'too-long': 'Enter valid zipcode.',
      },
    } satisfies Record<PortProblem, FixField>,
    send: 'CONTINUE',
    sending: 'We’re sending your correction.',
    sent: 'We sent your correction to your old carrier.',
    notSent: 'We couldn’t send your correction. Nothing changed, and it’s safe to send it again.',
  },
  care: {
    port: {
      title: 'Something Went Wrong',
      text: (careNumber: string) =>
        `We couldn’t move your number, and it can’t be fixed on this page. Call us at ${careNumber}. We can see what ` +
        `your old carrier said. Don’t cancel your old service until then.`,
    },
    /** It was refused before the old carrier was asked; what was done with money follows. */
    notBegun: (careNumber: string) =>
      `We couldn’t begin to move your number, and your line wasn’t activated. We haven’t asked your old carrier, so ` +
      `your service with them goes on: don’t cancel it. We kept your answers. Try again, or call us at ${careNumber}.`,
    activation: {
      title: 'Activation Failed',
      text: (careNumber: string) => `We couldn’t activate this line. Try again, or call us at ${careNumber}.`,
      again: 'Try again',
    },
    home: 'Home',
  },
  done: {
    port: { title: 'Port in Successful', text: 'Your number now works on this line.' },
    activation: { title: 'Activation Successful', text: 'Your line is active.' },
    setup: 'One more thing: install the eSIM on your phone.',
    continue: 'CONTINUE TO SETUP',
    sim: 'Put the SIM card into your phone, and turn the phone off and on.',
    home: 'Back to Home',
  },
  other: {
    title: 'Nothing in progress',
    text: 'This line has no activation or number transfer in progress.',
  },
  others: 'Other lines in progress',
};

export type LineStatusPageCopy = typeof lineStatusPageCopy;
