import { commonMessages, words } from '#app/copy/common.ts';

export const kitMessages = words({
  en: {
    charges: 'Shipping charges',
    about: 'We’ll ship you a SIM card for this line.',
    kit: 'SIM kit',
    /** Quoted text, with the days in the carrier's spelling. */
    shipping: (days: string) => `Standard shipping (${days} days)`,
    tax: 'Tax',
    total: 'One-time total',
    address: 'Ships to',
    edit: 'Edit address',
    shipHere: 'Ship to this address',
    check: 'Check the box to ship to this address, or edit the address.',
    moved: {
      title: commonMessages.en.checkAgainTitle,
      text: commonMessages.en.priceOrAddressChanged,
    },
    /** Text that ends with the support number. */
    noOffer:
      'We can’t show the price of a SIM card right now. Nothing was ordered or charged. Try again later, or call',
    continue: 'CONTINUE',
    failed: 'Your SIM card wasn’t ordered',
    ordering: 'We’re placing your order',
    orderingText: 'We’re placing your order. Please don’t order again.',
    unknownText: 'We sent your order but haven’t had an answer yet. Please don’t order again while we check.',
    needsCare:
      'We can’t tell whether your SIM card was ordered. Please don’t order again. Have the reference below ready ' +
      'and call',
    confirmed: {
      title: 'Order confirmed',
      text: 'We’ll ship your SIM card. Standard shipping takes 3 to 6 days. Activate the line when it arrives.',
      track: 'Track Order',
      home: commonMessages.en.backHomeQuoted,
    },
    refused: 'Nothing was ordered or charged.',
    again: commonMessages.en.tryAgain,
  },
  es: {
    charges: 'Cargos de envío',
    about: 'Le enviaremos una tarjeta SIM.',
    kit: 'Kit de SIM',
    shipping: (days) => `Envío estándar (${days} días)`,
    tax: 'Impuesto',
    total: 'Total, una sola vez',
    address: 'Se envía a',
    edit: 'Editar dirección',
    shipHere: 'Enviar a esta dirección',
    check: 'Marque la casilla para enviar a esta dirección, o edite la dirección.',
    moved: {
      title: commonMessages.es.checkAgainTitle,
      text: commonMessages.es.priceOrAddressChanged,
    },
    noOffer:
      'No podemos mostrar cuánto cuesta una tarjeta SIM en este momento. No se pidió ni se cobró nada. Inténtelo más ' +
      'tarde o llame al',
    continue: 'CONTINUAR',
    failed: 'Su tarjeta SIM no se pidió',
    ordering: 'Estamos procesando su pedido',
    orderingText: 'Estamos procesando su pedido. Por favor, no lo pida otra vez.',
    unknownText:
      'Enviamos su pedido, pero todavía no tenemos respuesta. Por favor, no lo pida otra vez mientras lo revisamos.',
    needsCare:
      'No podemos saber si se pidió su tarjeta SIM. Por favor, no la pida otra vez. Tenga lista la referencia de ' +
      'abajo y ' +
      'llame al',
    confirmed: {
      title: 'Pedido confirmado',
      text: 'Le enviaremos su tarjeta SIM. El envío estándar toma de 3 a 6 días. Active la línea cuando le llegue.',
      track: 'Rastrear pedido',
      home: commonMessages.es.backHomeQuoted,
    },
    refused: 'No se pidió ni se cobró nada.',
    again: commonMessages.es.tryAgain,
  },
});

export type KitCopy = typeof kitMessages.en;
