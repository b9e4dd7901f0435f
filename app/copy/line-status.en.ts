import type { LineState } from '#rpc/domain/line-status.ts';
import type { Tone } from './tone.ts';

export interface StatusWords {
  tag: string;
  tone: Tone;
}

export const lineStatusCopy = {
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
  } satisfies Record<LineState, StatusWords>,
  /** Suspended because a bill is open (LINE-2). */
  nonPay: { tag: 'NonPay Suspension', tone: 'bad' } as StatusWords,
  disconnected: {
    title: 'Line Disconnected',
    // "As requested" is only true when the customer asked (LINE-3).
    text: (byRequest: boolean, supportNumber: string) =>
      `${byRequest ? 'As requested, your line has been disconnected.' : 'Your line has been disconnected.'} To ` +
      `find out why or to reconnect it, call ${supportNumber}.`,
  },
};

export type LineStatusCopy = typeof lineStatusCopy;
