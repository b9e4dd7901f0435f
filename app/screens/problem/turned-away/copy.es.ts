import type { TurnedAwayCopy } from './copy.en.ts';

export const turnedAwayCopyEs: TurnedAwayCopy = {
  405: {
    title: 'Esta página no puede hacer eso',
    text: 'No se cambió nada. Abra la página otra vez desde el inicio.',
  },
  413: {
    title: 'Lo que envió es demasiado largo',
    text: 'No se cambió nada. Vuelva atrás, acorte lo que escribió y envíelo de nuevo.',
  },
  429: {
    title: 'Demasiadas solicitudes',
    text: 'No se cambió nada. Espere un minuto e inténtelo de nuevo.',
    until: (time) => `No se cambió nada. Puede intentarlo de nuevo después del ${time}.`,
  },
};
