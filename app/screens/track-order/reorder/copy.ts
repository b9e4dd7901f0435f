import { commonMessages, words } from '#app/copy/common.ts';

export const reorderMessages = words({
  en: {
    title: commonMessages.en.orderAnotherSim,
    back: 'Back to your orders',
    address: 'Ships to',
    another: 'Ship to another address',
    anotherAbout: 'You’ll see the price for the new address before you order.',
    kit: 'SIM card',
    tax: 'Tax',
    legend: 'How should we ship it?',
    costs: (shipping: string, total: string) => `${shipping}, total ${total}`,
    choose: 'Choose how we should ship it.',
    confirm: 'Order SIM card',
    moved: {
      title: commonMessages.en.checkAgainTitle,
      text: commonMessages.en.priceOrAddressChanged,
    },
    /** Text that ends with the support number. */
    noOffer: 'We can’t show the price or the shipping address right now. Try again later, or call',
    open: 'We’re already ordering a SIM card for this line.',
    see: commonMessages.en.checkProgress,
  },
  es: {
    title: commonMessages.es.orderAnotherSim,
    back: 'Volver a sus pedidos',
    address: 'Se envía a',
    another: 'Enviar a otra dirección',
    anotherAbout: 'Antes de pedir, verá el precio para la dirección nueva.',
    kit: 'Tarjeta SIM',
    tax: 'Impuesto',
    legend: '¿Cómo la enviamos?',
    costs: (shipping, total) => `${shipping}; en total, ${total}`,
    choose: 'Elija cómo la enviamos.',
    confirm: 'Pedir la tarjeta SIM',
    moved: {
      title: commonMessages.es.checkAgainTitle,
      text: commonMessages.es.priceOrAddressChanged,
    },
    noOffer: 'En este momento no podemos mostrar el precio ni la dirección de envío. Inténtelo más tarde o llame al',
    open: 'Ya estamos pidiendo una tarjeta SIM para esta línea.',
    see: commonMessages.es.checkProgress,
  },
});

export type ReorderCopy = typeof reorderMessages.en;
