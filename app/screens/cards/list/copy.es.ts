import type { CardListCopy } from './copy.en.ts';

export const cardListCopyEs: CardListCopy = {
  text: 'Mientras el pago automático está activado, cobramos las facturas a su tarjeta predeterminada.',
  hold: {
    text: 'Al activar su línea hacemos una retención temporal en su tarjeta predeterminada.',
    other: (card) =>
      `La retención todavía se hará en su tarjeta predeterminada, ${card}. Para usar la nueva, elíjala como ` +
      'predeterminada.',
    none: 'La retención se hace en la tarjeta predeterminada. Para usar la nueva, elíjala como predeterminada.',
    use: 'Usar la tarjeta nueva como predeterminada',
  },
  none: 'Todavía no tiene tarjetas guardadas.',
  tags: { default: 'Predeterminada', expired: 'Vencida' },
  setDefault: 'Usar como predeterminada',
  defaultSet: (lastFour) => `¡La tarjeta terminada en ${lastFour} es su tarjeta predeterminada!`,
  removed: (lastFour) => `¡La tarjeta terminada en ${lastFour} se eliminó correctamente!`,
  added: (card) => `Se agregó la tarjeta ${card}.`,
  notAdded: {
    title: 'No se agregó ninguna tarjeta',
    text: 'Si acaba de guardar una, vuelva a cargar esta página en un minuto.',
  },
  moved: {
    title: 'Revise de nuevo, por favor',
    text: 'Sus tarjetas cambiaron después de que usted abrió esa página. No cambiamos nada.',
  },
};
