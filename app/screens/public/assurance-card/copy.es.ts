import type { PageText } from '#app/copy/page-text.ts';
import type { AssuranceCardCopy } from './copy.en.ts';

export const assuranceCardCopyEs: PageText<AssuranceCardCopy> = ({ longName, hours }) => ({
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
});
