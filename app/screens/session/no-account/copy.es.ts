import type { NoAccountCopy } from './copy.en.ts';

export const noAccountCopyEs: NoAccountCopy = {
  title: 'Sin cuenta',
  heading: 'La cuenta no existe',
  text: (brand, email) =>
    `No hay ninguna cuenta de ${brand} con el correo electrónico ${email ?? 'con el que inició sesión'}. Cierre la ` +
    `sesión e iníciela con otra dirección.`,
  call: 'Si cree que debería haber una, llame al',
  logOut: 'Cerrar sesión',
};
