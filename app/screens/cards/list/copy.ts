import { commonMessages, words } from '#app/copy/common.ts';

export const cardListMessages = words({
  en: {
    text: 'While auto-pay is on, we charge bills to your default card.',
    noUsable: 'Auto-pay needs a default card that hasn’t expired.',
    /** Words for a customer who comes from the activation of a line. */
    hold: {
      text: 'Activating your line places a temporary hold on your default card.',
      stays: 'Another default card doesn’t move the hold.',
      /** Text after an added card that is not the default. */
      other: (card: string) =>
        `The hold still goes on your default card, ${card}. To use the new one, make it the default.`,
      none: 'The hold goes on your default card. To use the new one, make it the default.',
      use: 'Make the new card the default',
    },
    none: 'You have no saved cards yet.',
    tags: { default: 'Default', expired: 'Expired' },
    setDefault: 'Set as default',
    /** Quoted messages (CARD-5, CARD-6). */
    defaultSet: (lastFour: string) => `Card ending in ${lastFour} is your default card!`,
    removed: (lastFour: string) => `Card ending in ${lastFour} deleted successfully!`,
    added: (card: string) => `${card} was added.`,
    notAdded: {
      title: 'No card was added',
      text: 'If you just saved one, refresh this page in a minute.',
    },
    moved: {
      title: commonMessages.en.checkAgainTitle,
      text: 'Your cards changed after you opened that page. We didn’t change anything.',
    },
  },
  es: {
    text: 'Mientras el pago automático está activado, cobramos las facturas a su tarjeta predeterminada.',
    noUsable: 'El pago automático necesita una tarjeta predeterminada que no haya vencido.',
    hold: {
      text: 'Al activar su línea hacemos una retención temporal en su tarjeta predeterminada.',
      stays: 'La retención no pasa a otra tarjeta predeterminada.',
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
      title: commonMessages.es.checkAgainTitle,
      text: 'Sus tarjetas cambiaron después de que usted abrió esa página. No cambiamos nada.',
    },
  },
});
