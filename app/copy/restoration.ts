import { words } from './common.ts';

/** Delays until the end of a suspension for an unpaid bill; `soon` is the brand's, "within minutes" (BILL-22). */
export const restorationMessages = words({
  en: {
    /** Sentence before a payment that restores service. */
    byPaying: (soon: string) => `Service comes back ${soon} of paying.`,
    isBack: (lines: number): string => (lines === 1 ? 'Your line is back on.' : 'Your lines are back on.'),
    stillOwed: 'Service stays suspended until the rest is paid.',
    /** Sentence before and after a payment arrangement that restores service. */
    byArrangement: 'A payment arrangement brings service back.',
    notByArrangement: (soon: string) =>
      `A payment arrangement doesn’t bring service back. Service comes back ${soon} of paying.`,
    /** Consequences if the day of an arrangement passes without a payment. */
    missed: {
      suspendedAgain: 'If you don’t pay by that day, service is suspended again and the full amount is past due.',
      staysSuspended: 'If you don’t pay by that day, service stays suspended and the full amount is past due.',
      pastDue: 'If you don’t pay by that day, the full amount is past due.',
    },
  },
  es: {
    byPaying: (soon) => `El servicio vuelve ${soon} de pagar.`,
    isBack: (lines) => (lines === 1 ? 'Su línea ya tiene servicio.' : 'Sus líneas ya tienen servicio.'),
    stillOwed: 'El servicio sigue suspendido hasta que se pague el resto.',
    byArrangement: 'Un acuerdo de pago restablece el servicio.',
    notByArrangement: (soon) => `Un acuerdo de pago no restablece el servicio. El servicio vuelve ${soon} de pagar.`,
    missed: {
      suspendedAgain:
        'Si no paga a más tardar ese día, el servicio se suspende de nuevo y el monto total queda vencido.',
      staysSuspended: 'Si no paga a más tardar ese día, el servicio sigue suspendido y el monto total queda vencido.',
      pastDue: 'Si no paga a más tardar ese día, el monto total queda vencido.',
    },
  },
});
