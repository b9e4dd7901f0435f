import { commonMessages, words } from './common.ts';

export const problemMessages = words({
  en: {
    /** Fallback message of a screen without a better one (ERROR-1). */
    fallback: { title: 'Oops!', text: commonMessages.en.somethingWrong },
    generic: {
      title: commonMessages.en.somethingWentWrong,
      retry: 'We cannot process this request at this time, try again in a few minutes',
    },
    /** Sentence after a refused operation, which changed nothing. */
    unchanged: 'Nothing changed.',
    tryAgain: 'TRY AGAIN',
    /** Words above a form that the gate refused (SAFETY-61). */
    notSent: {
      title: 'Nothing was sent',
      text: 'This page was out of date. Check what you entered, then send it again. Enter passwords and PINs again.',
    },
    letsTalk: {
      title: 'Let’s Talk',
      text: "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
      call: 'Call us at',
    },
    errorSummary: 'There is a problem',
    /** Label of the cross on an error banner. */
    dismiss: 'Dismiss',
    /** Word before a phone number that is a link. */
    call: 'Call',
    /** Words before the number of customer support. */
    callUs: 'Call us:',
    /** Words before a number that answers text messages. */
    textUs: 'Text us:',
    /** Words before the number 711. */
    relay: 'Relay service for hearing or speech disabilities (TRS):',
  },
  es: {
    fallback: { title: '¡Ups!', text: commonMessages.es.somethingWrong },
    generic: {
      title: commonMessages.es.somethingWentWrong,
      retry: 'No podemos procesar esta solicitud en este momento; inténtelo de nuevo en unos minutos',
    },
    unchanged: 'No se cambió nada.',
    tryAgain: 'INTENTAR DE NUEVO',
    notSent: {
      title: 'No se envió nada',
      text:
        'Esta página ya no estaba actualizada. Revise lo que escribió y envíelo de nuevo. Escriba otra vez las ' +
        'contraseñas y los PIN.',
    },
    letsTalk: {
      title: 'Hablemos',
      text: 'Lo sentimos. El servicio que intenta usar o actualizar no está disponible por el momento.',
      call: 'Llámenos al',
    },
    errorSummary: 'Hay un problema',
    call: 'Llamar al',
    callUs: 'Llámenos:',
    textUs: 'Mensaje de texto:',
    relay: 'Servicio de retransmisión para discapacidades auditivas o del habla (TRS):',
    dismiss: 'Cerrar',
  },
});
