import { commonMessages, words } from '#app/copy/common.ts';

export const signOutMessages = words({
  en: {
    title: 'Log out?',
    text: 'We’ll keep working on any orders in progress.',
    logOut: 'Log out',
    stay: commonMessages.en.backHome,
  },
  es: {
    title: '¿Cerrar sesión?',
    text: 'Seguiremos trabajando en los pedidos en curso.',
    logOut: 'Cerrar sesión',
    stay: commonMessages.es.backHome,
  },
});
