import { words } from './common.ts';

/** Text alternatives of the portal's pictures. */
export const pictureMessages = words({
  en: {
    imei: 'A phone. Dial *#06# and the IMEI, a number of 15 digits, appears on the screen.',
    simNumber: 'The card your SIM came in. The SIM number, 19 digits long, is printed under the bar code.',
    simAndEsim: 'Left: a SIM is a small card that goes into the phone. Right: an eSIM is built into the phone.',
  },
  es: {
    imei: 'Un teléfono. Marque *#06# y el IMEI, un número de 15 dígitos, aparece en la pantalla.',
    simNumber:
      'La tarjeta en la que viene su SIM. El número de SIM, de 19 dígitos, está impreso bajo el código de barras.',
    simAndEsim:
      'A la izquierda: una SIM es una tarjeta pequeña que va dentro del teléfono. ' +
      'A la derecha: una eSIM viene integrada en el teléfono.',
  },
});
