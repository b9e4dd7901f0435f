import type { RatesCopy } from './copy.en.ts';

export const ratesCopyEs: RatesCopy = {
  title: (name) => `Tarifas: ${name}`,
  country: 'País',
  select: 'Seleccione un país',
  show: 'Ver tarifas',
  choose: 'Elija un país de la lista.',
  missing: 'No podemos mostrar las tarifas en este momento. Inténtelo de nuevo en unos minutos.',
  map: (name) => `Mapa del mundo con los países de ${name}`,
  works: {
    IR: 'El roaming internacional funciona en los países en color.',
    ILD: 'Puede llamar a los países en color.',
  },
  here: 'Marcado en el mapa:',
};
