import { commonMessages, words } from '#app/copy/common.ts';
import type { ActivationRefusal } from './activation-outcome.ts';

export const activationResultMessages = words({
  en: {
    inProgress: commonMessages.en.activating,
    inProgressText: 'We’re activating your line.',
    checking: 'We sent your activation but haven’t had an answer yet. Please don’t activate again while we check.',
    /** Text while the answers are stored, before the activation itself is sent. */
    saving: 'We’re saving your answers but haven’t had an answer yet. Please don’t activate again while we check.',
    successful: commonMessages.en.activated,
    successText: {
      sim: 'Your line is ready. Put your SIM card into your device and restart it.',
      esim: 'Your line is ready. Next, install your eSIM on your device.',
      ready: 'Your line is ready to use.',
    },
    setup: 'CONTINUE TO SETUP',
    /** `line` is "your third line". */
    next: (line: string) => `Activate ${line}`,
    failed: commonMessages.en.activationFailed,
    /** Text that ends with the Care Team's number. */
    failedText: 'Your line wasn’t activated. Call us at',
    failedAgain:
      'We sent your activation again, but it didn’t go through. Your line still isn’t active. Try again, or call us at',
    again: commonMessages.en.tryAgain,
    refused: {
      retry: 'Your line wasn’t activated. We kept your answers, so you can try again.',
      downtime:
        'Your line wasn’t activated: our activation system is down right now. We kept your answers. Please try again ' +
        'later.',
      fiveG: 'Your line wasn’t activated. You can use another device, or wait until this model works with us.',
      payment: 'We couldn’t charge your card for the first month. Nothing was activated. We kept your answers.',
      'details-gone':
        'For your security, we don’t keep your account number and PIN for long. Please enter them again. Nothing was ' +
        'activated.',
    } satisfies Partial<Record<ActivationRefusal, string>>,
    /** Sentences for a customer whose address the marketing system got (ACTIVATE-26). */
    willTell: {
      downtime: (email: string) => `We’ll write to ${email} when it works again.`,
      fiveG: (email: string) => `We’ll write to ${email} when it does.`,
    },
    /** Quoted text (ACTIVATE-25). */
    paused:
      'Your activation is paused as we are unable to place a hold on your card. To complete activation, please ' +
      'enter new card details.',
    pausedTitle: 'Activation paused',
    hold: 'Hold',
    details: 'Enter them again',
    needsCare:
      'Part of your activation went through, and part didn’t. Please don’t activate again. Have the reference below ' +
      'ready and call us at',
  },
  es: {
    inProgress: commonMessages.es.activating,
    inProgressText: 'Estamos activando la línea.',
    checking:
      'Enviamos su activación, pero todavía no tenemos respuesta. Por favor, no la envíe otra vez mientras la ' +
      'revisamos.',
    saving:
      'Estamos guardando sus respuestas, pero todavía no tenemos respuesta. Por favor, no active otra vez mientras lo ' +
      'revisamos.',
    successful: commonMessages.es.activated,
    successText: {
      sim: 'Su línea está lista. Ponga la tarjeta SIM en su dispositivo y reinícielo.',
      esim: 'Su línea está lista. Ahora instale la eSIM en su dispositivo.',
      ready: 'Su línea está lista para usarse.',
    },
    setup: 'CONTINUAR CON LA CONFIGURACIÓN',
    next: (line) => `Activar ${line}`,
    failed: commonMessages.es.activationFailed,
    failedText: 'Su línea no se activó. Llámenos al',
    failedAgain:
      'Enviamos su activación otra vez, pero no se completó. Su línea sigue sin estar activa. Inténtelo de nuevo o ' +
      'llámenos al',
    again: commonMessages.es.tryAgain,
    refused: {
      retry: 'Su línea no se activó. Sus respuestas están guardadas, así que puede intentarlo de nuevo.',
      downtime:
        'Su línea no se activó: nuestro sistema de activación no funciona en este momento. Sus respuestas están ' +
        'guardadas. Inténtelo de nuevo más tarde.',
      fiveG: 'Su línea no se activó. Puede usar otro dispositivo o esperar a que este modelo funcione con nosotros.',
      payment: 'No pudimos cobrar el primer mes a su tarjeta. No se activó nada y sus respuestas están guardadas.',
      'details-gone':
        'Por su seguridad, no guardamos por mucho tiempo su número de cuenta ni su PIN. Escríbalos de nuevo. No se ' +
        'activó ' +
        'nada.',
    },
    willTell: {
      downtime: (email) => `Le escribiremos a ${email} cuando vuelva a funcionar.`,
      fiveG: (email) => `Le escribiremos a ${email} cuando funcione.`,
    },
    paused:
      'Su activación está en pausa porque no pudimos hacer una retención en su tarjeta. Para completar la ' +
      'activación, ingrese los datos de otra tarjeta.',
    pausedTitle: 'Activación en pausa',
    hold: 'Retención',
    details: 'Escribirlos de nuevo',
    needsCare:
      'Una parte de su activación se completó y otra no. Por favor, no la active otra vez. Tenga lista la ' +
      'referencia de ' +
      'abajo y llámenos al',
  },
});
