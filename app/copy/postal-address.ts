import { words } from './words.ts';

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
      missing: 'Zip code cannot be empty',
      notDigits: 'Please enter only digits',
      length: 'ZIP code must have 5 to 10 digits.',
      notCovered: 'Invalid ZIP code. Please retry with a valid ZIP code.',
      unchecked: 'Something went wrong. Please try again.',
    },
    country: 'We ship only within the United States.',
    tooLong: 'Use 64 characters at most.',
    meant: {
      legend: 'Which place is right?',
      differs: (zip: string, place: string) => `ZIP code ${zip} is in ${place}. Choose which place is right.`,
      zip: 'The ZIP code’s place',
      typed: 'What you entered',
    },
    /** Said when script filled in the fields. */
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
      missing: 'El código postal no puede estar vacío',
      notDigits: 'Escriba solo dígitos',
      length: 'El código postal debe tener de 5 a 10 dígitos.',
      notCovered: 'Código postal no válido. Inténtelo de nuevo con un código postal válido.',
      unchecked: 'Algo salió mal. Inténtelo de nuevo.',
    },
    country: 'Solo enviamos dentro de los Estados Unidos.',
    tooLong: 'Use 64 caracteres como máximo.',
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
