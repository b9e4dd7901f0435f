import type { AutoTopUpCopy } from './copy.en.ts';

export const autoTopUpCopyEs: AutoTopUpCopy = {
  what: (size) =>
    `Cada vez que a una línea se le acaban los datos, agregamos ${size} automáticamente, hasta que termine el ciclo ` +
    `de facturación. Puede desactivar esta opción en cualquier momento.`,
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
    title: 'Revise de nuevo, por favor',
    text: 'El precio o la línea cambió después de que usted abrió esa página. No cambiamos nada.',
  },
};
