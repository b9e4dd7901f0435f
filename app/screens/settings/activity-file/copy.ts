import { words } from '#app/copy/common.ts';

export const activityFileMessages = words({
  en: {
    /** Heads of the file's columns, its first row. */
    head: ['When', 'What', 'By', 'Outcome', 'Reference'],
    /** The file's name without its ending, in plain letters. */
    name: 'my-activity',
  },
  es: {
    head: ['Cuándo', 'Qué', 'Quién', 'Resultado', 'Referencia'],
    name: 'mi-actividad',
  },
});
