import type { NameWordsCopy } from './name-words.en.ts';

const characters = { and: 'y', hidden: 'los caracteres ocultos' };

export const nameWordsCopyEs: NameWordsCopy = {
  firstName: {
    label: 'Nombre',
    'too-short': 'El nombre debe tener al menos 2 caracteres.',
    'too-long': 'El nombre no debe tener más de 32 caracteres.',
    characters: 'Quite # del nombre.',
    'no-letter': 'El nombre debe tener al menos una letra o un dígito.',
    ...characters,
  },
  lastName: {
    label: 'Apellido',
    'too-short': 'El apellido debe tener al menos 2 caracteres.',
    'too-long': 'El apellido no debe tener más de 32 caracteres.',
    characters: 'Quite # del apellido.',
    'no-letter': 'El apellido debe tener al menos una letra o un dígito.',
    ...characters,
  },
};
