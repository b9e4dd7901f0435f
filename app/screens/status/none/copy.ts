import { commonMessages, words } from '#app/copy/common.ts';

export const noStatusMessages = words({
  en: {
    title: commonMessages.en.nothingInProgress,
    text: 'None of your lines has an activation or number transfer in progress.',
  },
  es: {
    title: commonMessages.es.nothingInProgress,
    text: 'Ninguna de sus líneas tiene una activación o transferencia de número en curso.',
  },
});
