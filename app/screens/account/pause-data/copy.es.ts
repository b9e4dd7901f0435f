import type { PauseDataCopy } from './copy.en.ts';

export const pauseDataCopyEs: PauseDataCopy = {
  title: 'Pausar los datos',
  question: (line) => `¿Pausar los datos de ${line}?`,
  back: 'Volver a Cuenta',
  what: [
    'Los datos móviles de esta línea se detienen. Las aplicaciones y las páginas web funcionan solo con Wi-Fi.',
    'Las llamadas y los mensajes siguen funcionando.',
    'Su plan y su precio no cambian.',
    'Puede reanudar los datos cuando quiera.',
  ],
  pause: 'Pausar los datos',
  keep: 'Dejar los datos activos',
};
