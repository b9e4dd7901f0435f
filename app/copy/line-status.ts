import { commonMessages, words } from './common.ts';
import type { LineState } from '#rpc/domain/line-status.ts';
import type { Tone } from './tone.ts';

export interface StatusWords {
  tag: string;
  tone: Tone;
}

/** Status of a line that is suspended because a bill is open (LINE-2). */
const nonPay: StatusWords = { tag: 'NonPay Suspension', tone: 'bad' };

export const lineStatusMessages = words({
  en: {
    states: {
      'not-activated': { tag: 'Not activated', tone: 'warn' },
      activating: { tag: 'Activation in progress', tone: 'calm' },
      active: { tag: 'Active', tone: 'ok' },
      suspended: { tag: 'Suspended', tone: 'bad' },
      disconnected: { tag: 'Disconnected', tone: 'bad' },
      unclear: { tag: 'We’re checking this line', tone: 'calm' },
      disabled: { tag: 'Disabled', tone: 'bad' },
      'activation-failed': { tag: 'Activation Failed', tone: 'bad' },
      porting: { tag: commonMessages.en.porting, tone: 'calm' },
      'port-failed': { tag: commonMessages.en.portFailed, tone: 'bad' },
    } satisfies Record<LineState, StatusWords>,
    nonPay,
    disconnected: {
      title: 'Line Disconnected',
      // Contains "As requested" only when the customer requested the disconnection (LINE-3).
      text: (byRequest: boolean, supportNumber: string) =>
        byRequest
          ? `As requested, your line has been disconnected. To reconnect it, call ${supportNumber}.`
          : `Your line has been disconnected. To find out why or to reconnect it, call ${supportNumber}.`,
    },
  },
  es: {
    states: {
      'not-activated': { tag: 'Sin activar', tone: 'warn' },
      activating: { tag: 'Activación en curso', tone: 'calm' },
      active: { tag: 'Activa', tone: 'ok' },
      suspended: { tag: 'Suspendida', tone: 'bad' },
      disconnected: { tag: 'Desconectada', tone: 'bad' },
      unclear: { tag: 'Estamos revisando esta línea', tone: 'calm' },
      disabled: { tag: 'Inhabilitada', tone: 'bad' },
      'activation-failed': { tag: 'Activación fallida', tone: 'bad' },
      porting: { tag: commonMessages.es.porting, tone: 'calm' },
      'port-failed': { tag: commonMessages.es.portFailed, tone: 'bad' },
    },
    nonPay: { tag: 'Suspendida por falta de pago', tone: 'bad' },
    disconnected: {
      title: 'Línea desconectada',
      text: (byRequest, supportNumber) =>
        byRequest
          ? `Tal como lo solicitó, su línea fue desconectada. Para reconectarla, llame al ${supportNumber}.`
          : `Su línea fue desconectada. Para saber por qué o para reconectarla, llame al ${supportNumber}.`,
    },
  },
});

/** The words for a line's state; a suspension for an open bill has its own. */
export function statusWords(state: LineState, nonPay: boolean, copy = lineStatusMessages.en): StatusWords {
  return state === 'suspended' && nonPay ? copy.nonPay : copy.states[state];
}
