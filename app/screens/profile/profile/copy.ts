import { words } from '#app/copy/common.ts';

export const profileMessages = words({
  en: {
    /** Quoted titles (PROFILE-1). */
    title: 'Profile',
    firstName: 'First Name',
    lastName: 'Last Name',
    accountNumber: 'Account Number',
    email: 'Email',
    address: 'Billing Address',
    /** The labels before the empty parts of the address, for screen readers alone. */
    part: { line1: 'Street', city: 'City', state: 'State', country: 'Country', zip: 'ZIP' },
    change: (supportNumber: string) => `To change any of this, call ${supportNumber}.`,
  },
  es: {
    title: 'Perfil',
    firstName: 'Nombre',
    lastName: 'Apellido',
    accountNumber: 'Número de cuenta',
    email: 'Correo electrónico',
    address: 'Dirección de facturación',
    part: { line1: 'Calle', city: 'Ciudad', state: 'Estado', country: 'País', zip: 'Código postal' },
    change: (supportNumber) => `Para cambiar algo, llame al ${supportNumber}.`,
  },
});
