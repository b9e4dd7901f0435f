import type { SignOutCopy } from './copy.en.ts';

export const signOutCopyEs: SignOutCopy = {
  title: '¿Cerrar sesión?',
  text: 'Los pedidos en curso siguen adelante sin usted.',
  logOut: 'Cerrar sesión',
  stay: 'Volver al inicio',
};
