import { words } from './common.ts';

/** Replaces the cards on every page of lines. */
export const noLinesMessages = words({
  en: {
    /** Before the support number. */
    disabled: {
      title: 'Your account is disabled',
      text: 'Your lines can’t be used or changed right now. To find out why, call',
    },
    /** The reader's own line alone. */
    disabledLine: {
      title: 'Your line is disabled',
      text: 'It can’t be used or changed right now. To find out why, call',
    },
    empty: 'We have no lines to show for your account. If that looks wrong, call',
  },
  es: {
    disabled: {
      title: 'Su cuenta está inhabilitada',
      text: 'Sus líneas no se pueden usar ni cambiar por ahora. Para saber por qué, llame al',
    },
    disabledLine: {
      title: 'Su línea está inhabilitada',
      text: 'No se puede usar ni cambiar por ahora. Para saber por qué, llame al',
    },
    empty: 'No tenemos líneas que mostrar en su cuenta. Si cree que es un error, llame al',
  },
});
