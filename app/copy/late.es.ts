import type { LateCopy } from './late.en.ts';

export const lateCopyEs: LateCopy = {
  text: 'Una parte de esta página está tardando más de lo normal.',
  byItself: 'Se carga sola de nuevo hasta que todo esté listo.',
  load: 'Cargarla ahora',
  part: 'Aún se está cargando.',
  away: 'Nuestro sistema de cuentas no responde en este momento, así que pueden faltar partes de esta página.',
};
