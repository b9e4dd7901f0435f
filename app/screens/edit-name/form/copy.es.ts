import { nameWordsCopyEs } from '#app/copy/name-words.es.ts';
import type { EditNameCopy } from './copy.en.ts';

export const editNameCopyEs: EditNameCopy = {
  title: 'Editar el nombre',
  hint: '¿Quién usa esta línea? Use de 2 a 32 caracteres en cada nombre.',
  firstName: { ...nameWordsCopyEs.firstName, missing: 'El nombre es obligatorio' },
  lastName: { ...nameWordsCopyEs.lastName, missing: 'El apellido es obligatorio' },
  save: 'Guardar el nombre',
  home: 'Volver al inicio',
  because: {
    same: { title: 'Esta línea ya tiene ese nombre', text: 'No había nada que cambiar.' },
    open: { title: 'No guardamos ese nombre', text: 'Ya hay otro cambio del nombre de esta línea en curso.' },
    stale: {
      title: 'Revise de nuevo, por favor',
      text:
        'Otra persona cambió el nombre de esta línea al mismo tiempo, así que no guardamos el suyo. Guárdelo de ' +
        'nuevo si todavía lo quiere.',
    },
  },
  open: (line) => `Ya estamos cambiando el nombre de ${line}. Podrá cambiarlo de nuevo cuando termine.`,
  see: 'Ver el progreso',
  notHere: (supportNumber) =>
    `Aquí solo puede cambiar el nombre de líneas activas, excepto la del titular de la cuenta. Para cambiar este, ` +
    `llame al ${supportNumber}.`,
};
