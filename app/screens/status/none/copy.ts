import { words } from '#app/copy/words.ts';

export const noStatusMessages = words({
  en: {
    title: 'Nothing in progress',
    text: 'None of your lines has an activation or number transfer in progress.',
  },
  es: {
    title: 'No hay nada en curso',
    text: 'Ninguna de sus líneas tiene una activación o transferencia de número en curso.',
  },
});

export type NoStatusCopy = typeof noStatusMessages.en;
