import { commonMessages, words } from './common.ts';

/** Usual duration of work at the carrier, and the advice when it takes longer (PORT-4). */
export const usualMessages = words({
  en: {
    operation: commonMessages.en.underAMinute,
    unknown: 'It usually takes a few minutes.',
    activation: 'It usually takes a few minutes.',
    /** Quoted text (LINE-6). */
    'port-in': 'A number transfer typically takes 5 minutes to 2 hours.',
    longTitle: 'This is taking longer than usual',
    /** `reference` is the spoken reference of an operation that was sent from this portal. */
    long: (careNumber: string, reference?: string) =>
      `You don’t have to do anything. If you have questions, call us at ${careNumber}` +
      `${reference === undefined ? '' : ` and say your reference is ${reference}`}.`,
  },
  es: {
    operation: commonMessages.es.underAMinute,
    unknown: 'Suele tardar unos minutos.',
    activation: 'Suele tardar unos minutos.',
    'port-in': 'Suele tardar de 5 minutos a 2 horas.',
    longTitle: 'Está tardando más de lo normal',
    long: (careNumber, reference) =>
      `No tiene que hacer nada. Si tiene preguntas, llámenos al ${careNumber}` +
      `${reference === undefined ? '' : ` y diga que su referencia es ${reference}`}.`,
  },
});
