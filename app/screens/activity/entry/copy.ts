import { words } from '#app/copy/common.ts';

export const entryMessages = words({
  en: {
    title: 'A change on your account',
    done: 'Completed.',
    line: 'Line',
    who: 'By',
    sent: 'Requested',
    settled: 'Completed',
    state: 'Status',
  },
  es: {
    title: 'Un cambio en su cuenta',
    done: 'Se completó.',
    line: 'Línea',
    who: 'Por',
    sent: 'Solicitado',
    settled: 'Completado',
    state: 'Estado',
  },
});
