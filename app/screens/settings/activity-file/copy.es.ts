import type { ActivityFileCopy } from './copy.en.ts';

export const activityFileCopyEs: ActivityFileCopy = {
  head: ['Cuándo', 'Qué', 'Quién', 'Resultado', 'Referencia'],
  name: 'mi-actividad',
};
