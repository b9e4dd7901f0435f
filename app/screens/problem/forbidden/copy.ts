import { words } from '#app/copy/common.ts';

export const forbiddenMessages = words({
  en: {
    title: 'You can’t do that right now',
    text: 'Nothing changed. The page may be out of date. Open it again from Home, and try once more.',
  },
  es: {
    title: 'No puede hacer eso en este momento',
    text:
      'No se cambió nada. Es posible que la página ya no esté actualizada. Ábrala otra vez desde el inicio e ' +
      'inténtelo de nuevo.',
  },
});
