import type { ServiceCardsCopy } from './copy.en.ts';

export const serviceCardsCopyEs: ServiceCardsCopy = {
  title: 'Servicios',
  manage: 'ADMINISTRAR',
  what: {
    IR: 'Siga en contacto mientras viaja al extranjero.',
    ILD: 'Llame a cualquier parte del mundo desde EE. UU.',
    DR: 'Siga en contacto en cualquier lugar de EE. UU.',
  },
};
