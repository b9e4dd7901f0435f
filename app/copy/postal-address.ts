import { commonMessages, words } from './common.ts';

export const addressMessages = words({
  en: {
    title: 'Where should we ship it?',
    about: 'We’ll send your SIM cards to this address.',
    street: { label: 'Street address', missing: 'Address cannot be empty' },
    apartment: { label: 'Apartment, suite or unit (optional)' },
    city: { label: 'City', missing: 'City cannot be empty', short: 'City is invalid' },
    state: { label: 'State or territory', choose: 'Choose', missing: 'State cannot be empty' },
    zip: {
      label: 'ZIP code',
      hint: 'You can leave city and state empty. We’ll fill them in from the ZIP code.',
      missing: commonMessages.en.zipMissing,
      notDigits: commonMessages.en.onlyDigits,
      length: 'ZIP code must have 5 to 10 digits.',
      unknown: 'Please enter a valid zipcode',
      notCovered: commonMessages.en.zipInvalid,
      unchecked: commonMessages.en.somethingWrong,
    },
    country: 'We ship only within the United States.',
    tooLong: commonMessages.en.tooLong,
    characters: commonMessages.en.characters,
    and: commonMessages.en.and,
    meant: {
      legend: 'Which place is right?',
      differs: (zip: string, place: string) => `ZIP code ${zip} is in ${place}. Choose which place is right.`,
      zip: 'The ZIP code’s place',
      typed: 'What you entered',
    },
    /** Announcement after script has filled in fields of the address. */
    filled: 'Filled in:',
  },
  es: {
    title: '¿Adónde hacemos el envío?',
    about: 'Enviaremos sus tarjetas SIM a esta dirección.',
    street: { label: 'Calle y número', missing: 'La dirección no puede estar vacía' },
    apartment: { label: 'Apartamento o unidad (opcional)' },
    city: { label: 'Ciudad', missing: 'La ciudad no puede estar vacía', short: 'La ciudad no es válida' },
    state: { label: 'Estado', choose: 'Elija', missing: 'El estado no puede estar vacío' },
    zip: {
      label: 'Código postal',
      hint: 'Si deja vacíos la ciudad y el estado, los completamos.',
      missing: commonMessages.es.zipMissing,
      notDigits: commonMessages.es.onlyDigits,
      length: 'El código postal debe tener de 5 a 10 dígitos.',
      unknown: 'Escriba un código postal válido',
      notCovered: commonMessages.es.zipInvalid,
      unchecked: commonMessages.es.somethingWrong,
    },
    country: 'Solo enviamos dentro de los Estados Unidos.',
    tooLong: commonMessages.es.tooLong,
    characters: commonMessages.es.characters,
    and: commonMessages.es.and,
    meant: {
      legend: '¿Qué lugar es el correcto?',
      differs: (zip, place) => `El código postal ${zip} está en ${place}. Elija qué lugar es el correcto.`,
      zip: 'El lugar del código postal',
      typed: 'Lo que escribió',
    },
    filled: 'Completado:',
  },
});

export type AddressCopy = typeof addressMessages.en;
