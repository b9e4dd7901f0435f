import { words } from './common.ts';

export const calendarLinkMessages = words({
  en: {
    'bill-due': (day: string) => `Add to your calendar: bill due ${day}`,
    arrangement: (day: string) => `Add to your calendar: pay by ${day}`,
    delivery: (day: string) => `Add to your calendar: SIM card expected ${day}`,
    'data-reset': (day: string) => `Add to your calendar: data resets ${day}`,
  },
  es: {
    'bill-due': (day) => `Agregar a su calendario: la factura vence el ${day}`,
    arrangement: (day) => `Agregar a su calendario: pagar a más tardar el ${day}`,
    delivery: (day) => `Agregar a su calendario: la tarjeta SIM debe llegar el ${day}`,
    'data-reset': (day) => `Agregar a su calendario: los datos se renuevan el ${day}`,
  },
});
