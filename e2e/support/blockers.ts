import { problemMessages } from '#app/copy/problem.ts';
import { supportNumber } from './words.ts';

interface Blocker {
  /** Changes of the line. */
  set: Record<string, unknown>;
  /** Changes of the primary's line. */
  ofPrimary?: Record<string, unknown>;
  /** The reason that people read. */
  words: string;
}

/** Changes that make an order impossible after its page was opened. */
export const blockers: Readonly<Record<string, Blocker>> = {
  fraud: { set: { category: 'FRAUD' }, words: problemMessages.en.letsTalk.text },
  suspended: { set: { status: 3 }, words: `’s line is suspended. Call ${supportNumber} to restore service.` },
  'suspended for an open bill': {
    set: { status: 3 },
    ofPrimary: { meta: { suspended_reason: 'NonPay Suspension' } },
    words: 'A bill on your account wasn’t paid in time.',
  },
  'a suspended primary': {
    set: {},
    ofPrimary: { status: 3 },
    words: 'Your own line is suspended, so this can’t be done.',
  },
  'a SIM swap': { set: { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, words: '’s line. Try again when it’s done.' },
  'not active': { set: { status: 1 }, words: '’s line is active.' },
  disconnected: { set: { status: 4 }, words: `’s line is disconnected. To reconnect it, call ${supportNumber}.` },
};
