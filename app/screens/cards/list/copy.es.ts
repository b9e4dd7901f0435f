import type { CardListCopy } from './copy.en.ts';

export const cardListCopyEs: CardListCopy = {
  text: 'Mientras el pago automático está activado, cobramos las facturas a su tarjeta predeterminada.',
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
