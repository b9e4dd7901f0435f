import type { AutoTopUpCopy } from './copy.en.ts';

export const autoTopUpCopyEs: AutoTopUpCopy = {
  what: (size, price) =>
    `Cuando una línea ha usado todos sus datos, agregamos ${size} por ${price} sin preguntar, tantas veces como ` +
    `haga falta hasta que termine el ciclo de facturación. Puede desactivarla en cualquier momento.`,
  priceMissing:
    'Por ahora no podemos decirle el precio, así que la recarga automática no se puede activar. Inténtelo de ' +
    'nuevo en unos minutos.',
  taxes: 'Más impuestos y cargos. El cobro aparece en su próxima factura.',
  tags: { on: 'Activada', off: 'Desactivada' },
  turnOn: (size, price) => `Activar: ${size} por ${price} cada vez`,
  turnOnPlain: 'Activar',
  turnOff: 'Desactivar',
  underWay: 'Estamos haciendo el cambio. Normalmente tarda menos de un minuto.',
  none: 'No tiene líneas para las que esto sirva.',
  moved: {
    title: 'Mire de nuevo, por favor',
    text: 'El precio, o la línea, cambió después de que usted abrió esa página. Usted no cambió nada.',
  },
};
