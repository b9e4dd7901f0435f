import type { LineState } from '#rpc/domain/line-status.ts';
import type { ByLanguage } from './language.ts';
import { lineStatusCopyEs } from './line-status.es.ts';
import type { Tone } from './tone.ts';

export interface StatusWords {
  tag: string;
  tone: Tone;
}

export type LineStatusCopy = {
  states: Record<LineState, StatusWords>;
  /** Suspended because a bill is open (portal-1 §4). */
  nonPay: StatusWords;
  disconnected: { title: string; text: (byRequest: boolean, supportNumber: string) => string };
};

export const lineStatusCopy: LineStatusCopy = {
  states: {
    'not-activated': { tag: 'Not activated', tone: 'warn' },
    activating: { tag: 'Activation in progress', tone: 'calm' },
    active: { tag: 'Active', tone: 'ok' },
    suspended: { tag: 'Suspended', tone: 'bad' },
    disconnected: { tag: 'Disconnected', tone: 'bad' },
    unclear: { tag: 'We’re checking this line', tone: 'calm' },
    disabled: { tag: 'Disabled', tone: 'bad' },
    'activation-failed': { tag: 'Activation Failed', tone: 'bad' },
    porting: { tag: 'Porting in Progress', tone: 'calm' },
    'port-failed': { tag: 'Port In Unsuccessful', tone: 'bad' },
  },
  nonPay: { tag: 'NonPay Suspension', tone: 'bad' },
  disconnected: {
    title: 'Line Disconnected',
    // "As requested" is only true when the customer asked (portal-2 §2).
    text: (byRequest, supportNumber) =>
      `${byRequest ? 'As requested, your line has been disconnected.' : 'Your line has been disconnected.'} To ` +
      `ask about it, or to get the line back, call ${supportNumber}.`,
  },
};

export const lineStatusMessages: ByLanguage<LineStatusCopy> = { en: lineStatusCopy, es: lineStatusCopyEs };

/** The words for a line's state; a suspension for an open bill has its own. */
export function statusWords(state: LineState, nonPay: boolean, copy = lineStatusCopy): StatusWords {
  return state === 'suspended' && nonPay ? copy.nonPay : copy.states[state];
}
