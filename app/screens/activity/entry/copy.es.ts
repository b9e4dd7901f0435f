import type { EntryCopy } from './copy.en.ts';

export const entryCopyEs: EntryCopy = {
  title: 'Un cambio en su cuenta',
  done: 'Se completó.',
  line: 'Línea',
  who: 'Por',
  sent: 'Solicitado',
  settled: 'Completado',
  state: 'Estado',
};
