import { commonMessages, words } from '#app/copy/common.ts';
import { earlierOrderMessages } from '#app/copy/earlier-order.ts';

export const monthMessages = words({
  en: {
    text: 'You pay for this line’s first month now, before it’s active. You pay this only once.',
    button: (total: string) => `Pay ${total}`,
    priceMissing: 'We can’t show the price right now, so you can’t pay here yet. Try again in a few minutes.',
    paid: 'The first month of this line is paid.',
    because: {
      moved: { title: commonMessages.en.priceChanged, text: commonMessages.en.newPriceBelow },
      earlier: earlierOrderMessages.en.changed,
    },
  },
  es: {
    text: 'Usted paga ahora el primer mes de esta línea, antes de que esté activa. Se paga una sola vez.',
    button: (total) => `Pagar ${total}`,
    priceMissing:
      'Por ahora no podemos mostrar el precio, así que aún no puede pagar aquí. Inténtelo de nuevo en unos minutos.',
    paid: 'El primer mes de esta línea está pagado.',
    because: {
      moved: { title: commonMessages.es.priceChanged, text: commonMessages.es.newPriceBelow },
      earlier: earlierOrderMessages.es.changed,
    },
  },
});
