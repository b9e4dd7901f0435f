import { commonMessages, words } from '#app/copy/common.ts';

export const autoTopUpMessages = words({
  en: {
    what: (size: string) =>
      `Each time a line runs out of data, we add ${size} automatically, until the billing cycle ends. You can turn ` +
      `this off at any time.`,
    /** "$10.63 with tax each time". */
    eachTime: (amount: string) => `${amount} each time`,
    priceMissing:
      'We can’t show the price right now, so you can’t turn on automatic top-up. Try again in a few minutes.',
    tags: { on: 'On', off: 'Off' },
    turnOn: (size: string, price: string) => `Turn on: ${size} for ${price} each time`,
    turnOnPlain: 'Turn on',
    turnOff: 'Turn off',
    underWay: 'We’re changing this. It usually takes less than a minute.',
    none: 'None of your lines can use this.',
    moved: {
      title: commonMessages.en.checkAgainTitle,
      text: 'The price or the line changed after you opened that page. We didn’t change anything.',
    },
  },
  es: {
    what: (size) =>
      `Cada vez que a una línea se le acaban los datos, agregamos ${size} automáticamente, hasta que termine el ` +
      `ciclo de facturación. Puede desactivar esta opción en cualquier momento.`,
    eachTime: (amount) => `${amount} cada vez`,
    priceMissing:
      'Por ahora no podemos decirle el precio, así que la recarga automática no se puede activar. Inténtelo de ' +
      'nuevo en unos minutos.',
    tags: { on: 'Activada', off: 'Desactivada' },
    turnOn: (size, price) => `Activar: ${size} por ${price} cada vez`,
    turnOnPlain: 'Activar',
    turnOff: 'Desactivar',
    underWay: 'Estamos haciendo el cambio. Normalmente tarda menos de un minuto.',
    none: 'Ninguna de sus líneas puede usar esto.',
    moved: {
      title: commonMessages.es.checkAgainTitle,
      text: 'El precio o la línea cambió después de que usted abrió esa página. No cambiamos nada.',
    },
  },
});
