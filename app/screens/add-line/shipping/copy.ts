import { words } from '#app/copy/common.ts';

export const shippingMessages = words({
  en: {
    title: 'How should we ship it?',
    about: 'All SIM cards in this order come in one package.',
    legend: 'Choose a shipping method',
    missing: 'Choose a shipping method.',
    notOffered: 'This shipping method is no longer available. Choose another one.',
  },
  es: {
    title: '¿Cómo hacemos el envío?',
    about: 'Todas las tarjetas SIM de este pedido llegan en un solo paquete.',
    legend: 'Elija un tipo de envío',
    missing: 'Elija un tipo de envío.',
    notOffered: 'Este tipo de envío ya no está disponible. Elija otro.',
  },
});

export type ShippingCopy = typeof shippingMessages.en;
