import type { TooManyCopy } from './copy.en.ts';

export const tooManyCopyEs: TooManyCopy = {
  title: 'Fueron demasiadas solicitudes a la vez',
  text: (seconds) =>
    `No se cambió nada. Espere ` +
    `${seconds === undefined ? 'un minuto' : seconds === 1 ? '1 segundo' : `${seconds} segundos`} e inténtelo ` +
    `de nuevo.`,
};
