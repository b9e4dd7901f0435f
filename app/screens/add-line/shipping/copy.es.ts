import type { ShippingCopy } from './copy.en.ts';

export const shippingCopyEs: ShippingCopy = {
  title: '¿Cómo hacemos el envío?',
  about: 'Todas las tarjetas SIM de este pedido llegan en un solo paquete.',
  legend: 'Elija un tipo de envío',
  missing: 'Elija un tipo de envío.',
  notOffered: 'Este tipo de envío ya no está disponible. Elija otro.',
};
