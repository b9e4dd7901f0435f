import type { AddressCopy } from './postal-address.en.ts';

export const addressCopyEs: AddressCopy = {
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
};
