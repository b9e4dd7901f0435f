import { words } from '#app/copy/common.ts';

export const noAccountMessages = words({
  en: {
    title: 'No account',
    heading: 'Account Doesn’t Exist',
    text: (brand: string, email?: string) =>
      `There is no ${brand} account for ${email ?? 'the email address you logged in with'}. Log out, then log in ` +
      `with another address.`,
    call: 'If you think there should be one, call',
    logOut: 'Log out',
  },
  es: {
    title: 'Sin cuenta',
    heading: 'La cuenta no existe',
    text: (brand, email) =>
      `No hay ninguna cuenta de ${brand} con el correo electrónico ${email ?? 'con el que inició sesión'}. Cierre la ` +
      `sesión e iníciela con otra dirección.`,
    call: 'Si cree que debería haber una, llame al',
    logOut: 'Cerrar sesión',
  },
});
