import { commonMessages, words } from '#app/copy/common.ts';

export const confirmMessages = words({
  en: {
    /** Quoted title. */
    title: 'Last step! Confirm your details',
    newNumber: (zip: string) => `New, near ${zip}`,
    payment: 'First month',
    nowUnknown: 'Pay now · we can’t show the amount right now',
    /** Sentence that follows the default error's text. */
    nothingSent: 'Nothing was activated or charged.',
    payOtherwise: 'Change how you pay',
    noPin: 'None',
    activate: 'Activate',
    because: {
      'price-moved': {
        title: commonMessages.en.priceChanged,
        text: 'The current amounts are below. Nothing was activated or charged.',
      },
      changed: {
        title: commonMessages.en.checkAgainTitle,
        text: 'Your details were changed in another tab or on another device. Nothing was activated or charged.',
      },
    },
  },
  es: {
    title: '¡Último paso! Confirme sus datos',
    newNumber: (zip) => `Nuevo, cerca de ${zip}`,
    payment: 'Primer mes',
    nowUnknown: 'Pagar ahora · no podemos mostrar el monto en este momento',
    nothingSent: 'No se activó ni se cobró nada.',
    payOtherwise: 'Cambiar la forma de pago',
    noPin: 'Ninguno',
    activate: 'Activar',
    because: {
      'price-moved': {
        title: commonMessages.es.priceChanged,
        text: 'Estos son los montos actuales. No se activó ni se cobró nada.',
      },
      changed: {
        title: commonMessages.es.checkAgainTitle,
        text: 'Su información se cambió en otra pestaña o en otro dispositivo. No se activó ni se cobró nada.',
      },
    },
  },
});
