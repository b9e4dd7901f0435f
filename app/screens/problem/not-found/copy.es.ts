import type { NotFoundCopy } from './copy.en.ts';

export const notFoundCopyEs: NotFoundCopy = {
  title: 'No encontramos esta página',
  text: 'Es posible que la dirección esté mal escrita o que la página haya cambiado de lugar. Pruebe una de estas:',
};
