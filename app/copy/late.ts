import { commonMessages, words } from './common.ts';

export const lateMessages = words({
  en: {
    /** A part of the page is still being read (HTTP-25). */
    text: 'Part of this page is taking longer than usual.',
    byItself: 'It reloads automatically until everything is here.',
    load: commonMessages.en.loadNow,
    /** Words in place of a part of the page that still loads. */
    part: 'Still loading.',
    /** The carrier does not answer, and the page shows stored data (SETTINGS-9). */
    away: 'Our account system isn’t answering right now, so parts of this page may be missing.',
  },
  es: {
    text: 'Una parte de esta página está tardando más de lo normal.',
    byItself: 'Se carga sola de nuevo hasta que todo esté listo.',
    load: commonMessages.es.loadNow,
    part: 'Aún se está cargando.',
    away: 'Nuestro sistema de cuentas no responde en este momento, así que pueden faltar partes de esta página.',
  },
});
