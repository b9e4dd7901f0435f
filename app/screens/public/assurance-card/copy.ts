import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const assuranceCardMessages = words({
  en: ({ longName, hours }: PageBrand) => ({
    title: 'Our promise to you',
    description: 'What you can count on: clear prices, no double orders, and real people who answer.',
    heading: `What you can count on with ${longName}`,
    points: [
      'You see the price before you order anything, and if it changes we ask you again.',
      'We send an order only once, even if you press the button twice or lose your connection.',
      'You enter your card number on our payment partner’s secure page, never on this site.',
      'You can lock your account so that no one can move your numbers away.',
      `Real people answer: by phone ${hours.support.en}, and by chat ${hours.chat.en}.`,
    ],
    call: 'If we don’t keep this promise, call',
  }),
  es: ({ longName, hours }) => ({
    title: 'Nuestro compromiso',
    description: 'Con qué puede contar: precios claros, pedidos que se envían una sola vez y personas que responden.',
    heading: `Con ${longName} puede contar con esto`,
    points: [
      'Usted ve el precio antes de pedir cualquier cosa, y si cambia le preguntamos de nuevo.',
      'Un pedido se envía una sola vez, aunque usted oprima el botón dos veces o se corte la conexión.',
      'El número de su tarjeta se escribe en la página segura de nuestro socio de pagos, nunca en este sitio.',
      'Usted puede bloquear su cuenta para que nadie transfiera sus números.',
      `Le responden personas: por teléfono ${hours.support.es}, y por chat ${hours.chat.es}.`,
    ],
    call: 'Si le fallamos en algo de esto, llame al',
  }),
});

export type AssuranceCardCopy = ReturnType<typeof assuranceCardMessages.en>;
