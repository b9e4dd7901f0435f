import type { ShippingCopy } from './copy.en.ts';

export const shippingCopyEs: ShippingCopy = {
  title: '¿Cómo lo enviamos?',
  about: 'Todas las tarjetas SIM de este pedido llegan en un solo paquete.',
  legend: 'Elija cómo enviarlo',
  missing: 'Elija un tipo de envío.',
  notOffered: 'Este tipo de envío ya no se ofrece. Elija otro.',
};
