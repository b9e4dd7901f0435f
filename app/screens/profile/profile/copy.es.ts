import type { ProfileCopy } from './copy.en.ts';

export const profileCopyEs: ProfileCopy = {
  title: 'Perfil',
  firstName: 'Nombre',
  lastName: 'Apellido',
  accountNumber: 'Número de cuenta',
  email: 'Correo electrónico',
  address: 'Dirección de facturación',
  part: { line1: 'Calle', city: 'Ciudad', state: 'Estado', country: 'País', zip: 'Código postal' },
  change: (supportNumber) => `Para cambiar algo, llame al ${supportNumber}.`,
};
