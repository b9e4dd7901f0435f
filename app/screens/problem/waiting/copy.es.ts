import type { WaitingCopy } from './copy.en.ts';

export const waitingCopyEs: WaitingCopy = {
  title: 'Esto está tardando más de lo normal',
  page:
    'Todavía estamos preparando su página. Déjela abierta: se carga sola en cuanto todo esté listo. No tiene que ' +
    'hacer nada.',
  load: 'Cargarla ahora',
  form:
    'Nos falta una respuesta para poder seguir. Lo que usted escribió está guardado. Espere unos segundos y oprima ' +
    'Continuar. Nada se hace dos veces, aunque oprima varias veces.',
  goOn: 'Continuar',
};
