import { commonMessages, words } from '#app/copy/common.ts';
import { earlierOrderMessages } from '#app/copy/earlier-order.ts';
import type { ReviewReason } from './intent.ts';

export const reviewMessages = words({
  en: {
    title: 'Review your order',
    back: 'Change amount',
    line: 'For',
    leftAfter: 'left after this',
    leftNow: (left: string, size: string) => `${left} left of ${size} now.`,
    size: 'Extra data',
    tax: 'Estimated tax',
    confirm: (size: string, charge: string) => `Add ${size} for ${charge}`,
    because: {
      'bought-since': {
        title: 'Data was added after you started',
        text:
          'Someone added data to this line after you opened this page. Nothing was charged for this order. Confirm ' +
          'it if you want even more.',
      },
      'price-moved': { title: commonMessages.en.priceChanged, text: commonMessages.en.newPriceBelow },
      earlier: earlierOrderMessages.en.changed,
    } satisfies Record<ReviewReason, { title: string; text: string }>,
  },
  es: {
    title: 'Revise su pedido',
    back: 'Cambiar la cantidad',
    line: 'Para',
    leftAfter: 'disponibles después de esto',
    leftNow: (left, size) => `Ahora quedan ${left} de ${size}.`,
    size: 'Datos adicionales',
    tax: 'Impuesto estimado',
    confirm: (size, charge) => `Agregar ${size} por ${charge}`,
    because: {
      'bought-since': {
        title: 'Se agregaron datos después de que usted empezó',
        text:
          'Alguien agregó datos a esta línea después de que usted abrió esta página. Por este pedido no se cobró ' +
          'nada. Confírmelo si quiere aún más datos.',
      },
      'price-moved': { title: commonMessages.es.priceChanged, text: commonMessages.es.newPriceBelow },
      earlier: earlierOrderMessages.es.changed,
    },
  },
});
