import { words } from '#app/copy/common.ts';
import type { CalendarAbout } from './intent.ts';

export const calendarMessages = words({
  en: {
    /** The event's title; nothing of whose it is or how much. */
    titles: {
      'bill-due': 'Phone bill due',
      arrangement: 'Phone bill: payment arrangement',
      delivery: 'SIM card expected',
      'data-reset': 'Phone data resets',
    } satisfies Record<CalendarAbout, string>,
  },
  es: {
    titles: {
      'bill-due': 'Vence la factura del teléfono',
      arrangement: 'Factura del teléfono: acuerdo de pago',
      delivery: 'Se espera la tarjeta SIM',
      'data-reset': 'Se renuevan los datos del teléfono',
    },
  },
});
