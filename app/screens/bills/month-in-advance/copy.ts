import { words } from '#app/copy/words.ts';

export const monthMessages = words({
  en: {
    text: 'You pay for this line’s first month now, before it’s active. You pay this only once.',
    button: (total: string) => `Pay ${total}`,
    paid: 'The first month of this line is paid.',
    moved: { title: 'The price has changed', text: 'The new price is below. Nothing was charged.' },
  },
  es: {
    text: 'Usted paga ahora el primer mes de esta línea, antes de que esté activa. Se paga una sola vez.',
    button: (total) => `Pagar ${total}`,
    paid: 'El primer mes de esta línea está pagado.',
    moved: { title: 'El precio cambió', text: 'El precio nuevo está abajo. No se cobró nada.' },
  },
});

export type MonthCopy = typeof monthMessages.en;
