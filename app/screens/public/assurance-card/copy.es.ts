import type { PageText } from '#app/copy/page-text.ts';
import type { AssuranceCardCopy } from './copy.en.ts';

export const assuranceCardCopyEs: PageText<AssuranceCardCopy> = ({ longName }) => ({
  title: 'Nuestro compromiso',
  description: 'Con qué puede contar: precios claros, pedidos que se envían una sola vez y personas que responden.',
  heading: `Con ${longName} puede contar con esto`,
  points: [
    'Usted ve el precio antes de pedir cualquier cosa, y si cambia le preguntamos de nuevo.',
    'Un pedido se envía una sola vez, aunque usted oprima el botón dos veces o se corte la conexión.',
    'El número de su tarjeta se escribe en la página segura de nuestro socio de pagos, nunca en este sitio.',
    'Usted puede bloquear su cuenta para que nadie transfiera sus números.',
    'Le responden personas: por teléfono de 9 a.m. a 9 p.m., hora del Este, y por chat las 24 horas, todos los días.',
  ],
  call: 'Si le fallamos en algo de esto, llame al',
});
