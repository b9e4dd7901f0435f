import type { SignOutCopy } from './copy.ts';

export const signOutCopyEs: SignOutCopy = {
  title: '¿Cerrar sesión?',
  text: 'Los pedidos que están en curso continúan sin usted.',
  logOut: 'Cerrar sesión',
  stay: 'Volver al inicio',
};
