import type { EntryCopy } from './copy.en.ts';

export const entryCopyEs: EntryCopy = {
  title: 'Un cambio en su cuenta',
  done: 'Esto se hizo.',
  line: 'Línea',
  who: 'Por',
  sent: 'Enviado',
  settled: 'Terminado',
  state: 'Estado',
};
