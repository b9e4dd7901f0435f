import { words } from '#app/copy/common.ts';

export const pauseDataMessages = words({
  en: {
    title: 'Pause data',
    /** The question; `line` is in the middle of a sentence. */
    question: (line: string) => `Pause data on ${line}?`,
    back: 'Back to Account',
    what: [
      'Mobile data stops on this line. Apps and websites work only on Wi‑Fi.',
      'Calls and texts still work.',
      'Your plan and price don’t change.',
      'You can turn data back on at any time.',
    ],
    pause: 'Pause data',
    keep: 'Keep data on',
  },
  es: {
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
  },
});
