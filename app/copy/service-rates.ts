import { words } from '#app/copy/common.ts';

export const ratesMessages = words({
  en: {
    where: {
      IR: 'Stay connected while you travel abroad. Where are you going?',
      ILD: 'Call anywhere in the world, from the U.S. Where do you want to call?',
    },
    title: (name: string) => `${name} rates`,
    country: 'Country',
    /** Text after "View Rates" for screen readers. */
    others: ' – all countries',
    select: 'Select Country',
    choose: 'Choose a country from the list.',
    missing: 'We can’t show the rates right now. Try again in a few minutes.',
    /** The name of the map; `here` is the chosen country. */
    map: (name: string, here: string | undefined) =>
      `World map of the countries with ${name}${here === undefined ? '' : `, ${here} marked`}`,
    tooSmall: (name: string) => `${name} is too small to be marked on this map.`,
    works: { IR: 'It works in the bright countries', ILD: 'You can call the bright countries' },
  },
  es: {
    where: {
      IR: 'Siga en contacto mientras viaja al extranjero. ¿A dónde va?',
      ILD: 'Llame a cualquier parte del mundo desde EE. UU. ¿A dónde quiere llamar?',
    },
    title: (name) => `Tarifas: ${name}`,
    country: 'País',
    others: ' – todos los países',
    select: 'Seleccione un país',
    choose: 'Elija un país de la lista.',
    missing: 'No podemos mostrar las tarifas en este momento. Inténtelo de nuevo en unos minutos.',
    map: (name, here) => `Mapa del mundo con los países de ${name}${here === undefined ? '' : `, ${here} marcado`}`,
    tooSmall: (name) => `${name} es demasiado pequeño para marcarlo en este mapa.`,
    works: { IR: 'Funciona en los países iluminados', ILD: 'Puede llamar a los países iluminados' },
  },
});
