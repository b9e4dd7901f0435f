import { words } from '#app/copy/common.ts';

export const ratesMessages = words({
  en: {
    title: (name: string) => `${name} rates`,
    country: 'Country',
    select: 'Select Country',
    show: 'Show rates',
    choose: 'Choose a country from the list.',
    missing: 'We can’t show the rates right now. Try again in a few minutes.',
    /** The name of the map, and the line below it. */
    map: (name: string) => `World map of the countries with ${name}`,
    works: { IR: 'International Roaming works in the colored countries.', ILD: 'You can call the colored countries.' },
    /** Which one it is. */
    here: 'Marked on the map:',
  },
  es: {
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
  },
});
