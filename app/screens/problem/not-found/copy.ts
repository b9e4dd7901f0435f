import { words } from '#app/copy/common.ts';

export const notFoundMessages = words({
  en: {
    title: 'We can’t find this page',
    text: 'The address may be misspelled, or the page has moved. Try one of these instead:',
  },
  es: {
    title: 'No encontramos esta página',
    text: 'Es posible que la dirección esté mal escrita o que la página haya cambiado de lugar. Pruebe una de estas:',
  },
});
