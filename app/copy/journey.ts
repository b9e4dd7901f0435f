import { commonMessages, words } from './common.ts';

export const journeyMessages = words({
  en: {
    /** Progress of a journey, with the step's name where it has one. */
    step: (step: number, of: number, name?: string) => `Step ${step} of ${of}${name ? `: ${name}` : ''}`,
    change: 'Change',
    /** The answers were changed in another tab or on another device (JOURNEY-5). */
    changed: {
      title: commonMessages.en.checkAgainTitle,
      text:
        'You continued in another tab or on another device, so we didn’t save what you just sent. These are the ' +
        'answers we have.',
    },
    lastChecked: 'Last checked',
    checkAgain: commonMessages.en.checkAgain,
    /** Words on a pressed button, until the next page loads. */
    sending: 'Sending…',
    /** Heading of the fields that are still empty or wrong. */
    toContinue: 'To continue, complete:',
    mayClose: 'You can close this page. We’ll keep working on it.',
    /** Words after a disabled button, for text browsers. */
    notAvailable: 'not available',
    /** Title for a result that only the Care Team can find out. */
    callUs: 'Please call us',
    /** Titles of operations that ended without a known result (LEDGER-4). */
    noTrace: 'Not confirmed',
    notSent: 'We couldn’t send this',
    cannotTell: 'We can’t tell whether this went through',
    reference: 'Reference',
  },
  es: {
    step: (step, of, name) => `Paso ${step} de ${of}${name ? `: ${name}` : ''}`,
    change: 'Cambiar',
    changed: {
      title: commonMessages.es.checkAgainTitle,
      text:
        'Usted continuó en otra pestaña o en otro dispositivo, así que no guardamos lo que acaba de enviar. Estas ' +
        'son las respuestas que tenemos.',
    },
    lastChecked: 'Actualizado:',
    checkAgain: commonMessages.es.checkAgain,
    sending: 'Enviando…',
    toContinue: 'Para continuar, complete:',
    mayClose: 'Puede cerrar esta página. Seguiremos trabajando en ello.',
    notAvailable: 'no disponible',
    callUs: 'Llámenos, por favor',
    noTrace: 'Sin confirmar',
    notSent: 'No pudimos enviarlo',
    cannotTell: 'No podemos saber si esto se completó',
    reference: 'Referencia',
  },
});
