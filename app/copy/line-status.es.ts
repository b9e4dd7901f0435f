import type { LineStatusCopy } from './line-status.en.ts';

export const lineStatusCopyEs: LineStatusCopy = {
  states: {
    'not-activated': { tag: 'Sin activar', tone: 'warn' },
    activating: { tag: 'Activación en curso', tone: 'calm' },
    active: { tag: 'Activa', tone: 'ok' },
    suspended: { tag: 'Suspendida', tone: 'bad' },
    disconnected: { tag: 'Desconectada', tone: 'bad' },
    unclear: { tag: 'Estamos revisando esta línea', tone: 'calm' },
    disabled: { tag: 'Inhabilitada', tone: 'bad' },
    'activation-failed': { tag: 'Activación fallida', tone: 'bad' },
    porting: { tag: 'Transferencia del número en curso', tone: 'calm' },
    'port-failed': { tag: 'No se pudo transferir el número', tone: 'bad' },
  },
  nonPay: { tag: 'Suspendida por falta de pago', tone: 'bad' },
  disconnected: {
    title: 'Línea desconectada',
    text: (byRequest, supportNumber) =>
      `${byRequest ? 'Tal como lo solicitó, su línea fue desconectada.' : 'Su línea fue desconectada.'} Para saber ` +
      `por qué o para reconectarla, llame al ${supportNumber}.`,
  },
};
