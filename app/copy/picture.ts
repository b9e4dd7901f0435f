import { words } from './common.ts';

/** Text alternatives of the pictures. */
export const pictureMessages = words({
  en: {
    imei: 'A phone. Dial *#06# and the IMEI, a number of 15 digits, appears on the screen.',
    simNumber: 'The card your SIM came in. The SIM number, 19 digits long, is printed under the bar code.',
    simAndEsim: 'Left: a SIM is a small card that goes into the phone. Right: an eSIM is built into the phone.',
    planBars:
      'Four bars, each as tall as a plan’s data: 2 GB for messages, 5 GB for maps too, 10 GB for music too, and 15 ' +
      'GB for video too.',
    homeCard: 'A card of your account: the data that is left, a bar that shows how much is used, and a button.',
  },
  es: {
    imei: 'Un teléfono. Marque *#06# y el IMEI, un número de 15 dígitos, aparece en la pantalla.',
    simNumber:
      'La tarjeta en la que viene su SIM. El número de SIM, de 19 dígitos, está impreso bajo el código de barras.',
    simAndEsim:
      'A la izquierda: una SIM es una tarjeta pequeña que va dentro del teléfono. ' +
      'A la derecha: una eSIM viene integrada en el teléfono.',
    planBars:
      'Cuatro barras, cada una tan alta como los datos de un plan: 2 GB para mensajes, 5 GB también para mapas, ' +
      '10 GB también para música y 15 GB también para video.',
    homeCard: 'Una tarjeta de su cuenta: los datos que le quedan, una barra con lo que ha usado y un botón.',
  },
});
