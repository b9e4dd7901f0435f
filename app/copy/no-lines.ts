import { words } from './common.ts';

/** Words in place of the cards, on every page that lists lines. */
export const noLinesMessages = words({
  en: {
    /** Words above the button that calls support. */
    disabled: {
      title: 'Your account is disabled',
      text: 'Your lines can’t be used or changed right now. Call us to find out why.',
    },
    /** Words for a secondary, who sees only their own line. */
    disabledLine: {
      title: 'Your line is disabled',
      text: 'It can’t be used or changed right now. Call us to find out why.',
    },
    empty: 'We have no lines to show for your account. If that looks wrong, call',
  },
  es: {
    disabled: {
      title: 'Su cuenta está inhabilitada',
      text: 'Sus líneas no se pueden usar ni cambiar por ahora. Llámenos para saber por qué.',
    },
    disabledLine: {
      title: 'Su línea está inhabilitada',
      text: 'No se puede usar ni cambiar por ahora. Llámenos para saber por qué.',
    },
    empty: 'No tenemos líneas que mostrar en su cuenta. Si cree que es un error, llame al',
  },
});
