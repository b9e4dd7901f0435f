import { words } from '#app/copy/common.ts';

export const formUsedMessages = words({
  en: {
    title: 'You already sent this form',
    text:
      'We kept what you sent the first time and didn’t send the new version. To change something, open the page ' +
      'again from Home.',
    activity: 'See what was sent',
  },
  es: {
    title: 'Usted ya envió este formulario',
    text:
      'Guardamos lo que envió la primera vez y no enviamos la versión nueva. Para cambiar algo, abra la página ' +
      'otra vez desde el inicio.',
    activity: 'Ver lo que se envió',
  },
});
