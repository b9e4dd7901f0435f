import type { ActivityFileCopy } from './copy.en.ts';

export const activityFileCopyEs: ActivityFileCopy = {
  head: ['Cuándo (UTC)', 'Qué', 'Quién', 'Resultado', 'Referencia'],
  name: 'mi-actividad',
};
