import { words } from '#app/copy/common.ts';

export const userDetailsMessages = words({
  en: {
    title: (line: string) => `Enter User Details for ${line}`,
    about: 'Who uses this line?',
    notSaved: 'We couldn’t save that name. Nothing was changed. Please try again.',
    saving: 'We’re saving the name. It usually takes a few seconds.',
  },
  es: {
    title: (line) => `Escriba los datos del usuario de ${line}`,
    about: '¿Quién usa esta línea?',
    notSaved: 'No pudimos guardar ese nombre. No se cambió nada. Inténtelo de nuevo.',
    saving: 'Estamos guardando el nombre. Suele tomar unos segundos.',
  },
});
