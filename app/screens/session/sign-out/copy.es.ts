import type { SignOutCopy } from './copy.en.ts';

export const signOutCopyEs: SignOutCopy = {
  title: '¿Cerrar sesión?',
  text: 'Seguiremos trabajando en los pedidos en curso.',
  logOut: 'Cerrar sesión',
  stay: 'Volver al inicio',
};
