import type { ListCopy } from './copy.en.ts';

export const listCopyEs: ListCopy = {
  about:
    'Cambios hechos en este sitio en los últimos 90 días, los más recientes primero. No se muestran los inicios ' +
    'de sesión, las llamadas ni el uso de datos.',
  notMine: '¿Ve algo que no reconoce? Ábralo y elija “No fui yo”.',
  older: 'Ver cambios anteriores',
  latest: 'Volver a los más recientes',
  empty: 'No se hizo ningún cambio en este sitio en los últimos 90 días.',
  noOlder: 'No hay cambios anteriores.',
  find: {
    summary: 'Buscar un cambio por su referencia',
    hint: 'Por ejemplo, K7Q4-MXT9',
    show: 'Buscar el cambio',
    none:
      'Ningún cambio de los últimos 90 días tiene esta referencia. Revísela e intente de nuevo. ' +
      'Si es de una página de error, llámenos: esas no se muestran aquí.',
  },
};
