import type { EditNameCopy } from './copy.en.ts';

export const editNameCopyEs: EditNameCopy = {
  title: 'Editar el nombre',
  hint: '¿Quién usa esta línea? De 2 a 32 caracteres cada uno. Los nombres se guardan en mayúsculas.',
  firstName: {
    label: 'Nombre',
    missing: 'El nombre es obligatorio',
    'too-short': 'El nombre debe tener al menos 2 caracteres.',
    'too-long': 'El nombre no debe tener más de 32 caracteres.',
    characters: 'El nombre puede tener letras, números, espacios y signos de puntuación comunes.',
  },
  lastName: {
    label: 'Apellido',
    missing: 'El apellido es obligatorio',
    'too-short': 'El apellido debe tener al menos 2 caracteres.',
    'too-long': 'El apellido no debe tener más de 32 caracteres.',
    characters: 'El apellido puede tener letras, números, espacios y signos de puntuación comunes.',
  },
  save: 'Guardar el nombre',
  home: 'Volver al inicio',
  because: {
    same: { title: 'Ya se llama así', text: 'Esta línea ya tiene ese nombre, así que no había nada que cambiar.' },
    open: { title: 'Su nombre no se envió', text: 'Ya hay otro cambio del nombre de esta línea en curso.' },
    stale: {
      title: 'Mire de nuevo, por favor',
      text:
        'Al mismo tiempo ocurrió otra cosa con el nombre de esta línea, así que el suyo no se envió. Envíelo de ' +
        'nuevo si todavía lo quiere.',
    },
  },
  open: (line) => `Ya estamos cambiando el nombre de ${line}. Podrá cambiarlo de nuevo cuando termine.`,
  see: 'Ver cómo va',
  notHere: (supportNumber) =>
    `Aquí se puede cambiar el nombre de una línea activa que no sea la principal. Para cambiar este, llame al ` +
    `${supportNumber}.`,
};
