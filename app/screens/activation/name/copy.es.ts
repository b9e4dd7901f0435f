import type { UserDetailsCopy } from './copy.en.ts';

export const userDetailsCopyEs: UserDetailsCopy = {
  title: (line) => `Escriba los datos del usuario de ${line}`,
  about: '¿Quién usa esta línea?',
  notSaved: 'No pudimos guardar ese nombre. No se cambió nada. Inténtelo de nuevo.',
  saving: 'Estamos guardando el nombre. Suele tomar unos segundos.',
  checkAgain: 'Revisar de nuevo',
};
