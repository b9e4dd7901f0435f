import type { PictureCopy } from './picture.en.ts';

export const pictureCopyEs: PictureCopy = {
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
};
