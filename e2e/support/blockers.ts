import { problemCopy } from '#app/copy/problem.en.ts';
import { reasonCopy } from '#app/copy/reason.en.ts';
import { supportNumber } from './words.ts';

interface Blocker {
  /** What changes at the line. */
  set: Record<string, unknown>;
  /** What changes at the primary's line. */
  ofPrimary?: Record<string, unknown>;
  /** The reason that people read. */
  words: string;
}

const why = (reason: keyof typeof reasonCopy) => reasonCopy[reason](supportNumber);

/** What makes an order impossible after its page was opened. */
export const blockers: Readonly<Record<string, Blocker>> = {
  fraud: { set: { category: 'FRAUD' }, words: problemCopy.letsTalk.text },
  suspended: { set: { status: 3 }, words: why('suspended') },
  'suspended for an open bill': {
    set: { status: 3 },
    ofPrimary: { meta: { suspended_reason: 'NonPay Suspension' } },
    words: why('non-pay'),
  },
  'a suspended primary': { set: {}, ofPrimary: { status: 3 }, words: why('primary-suspended') },
  'a SIM swap': { set: { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, words: why('sim-swap') },
  'not active': { set: { status: 1 }, words: why('not-active') },
  disconnected: { set: { status: 4 }, words: why('not-active') },
};
