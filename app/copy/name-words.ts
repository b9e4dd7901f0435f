import type { NameWords } from '#app/forms/name-text.ts';
import { commonMessages, words } from './common.ts';

const { and } = commonMessages.en;

type PersonNameWords = { label: string } & Omit<NameWords, 'missing'>;

const { and: y } = commonMessages.es;

/** The words of the fields of a person's name; each form has its own for one that is missing. */
export const nameWordsMessages = words({
  en: {
    firstName: {
      label: 'First name',
      'too-short': 'First name must be at least 2 characters.',
      'too-long': 'First name must be no more than 32 characters.',
      characters: 'Remove # from the first name.',
      'no-letter': 'First name must have at least one letter or digit.',
      and,
    },
    lastName: {
      label: 'Last name',
      'too-short': 'Last name must be at least 2 characters.',
      'too-long': 'Last name must be no more than 32 characters.',
      characters: 'Remove # from the last name.',
      'no-letter': 'Last name must have at least one letter or digit.',
      and,
    },
  } satisfies Record<'firstName' | 'lastName', PersonNameWords>,
  es: {
    firstName: {
      label: 'Nombre',
      'too-short': 'El nombre debe tener al menos 2 caracteres.',
      'too-long': 'El nombre no debe tener más de 32 caracteres.',
      characters: 'Quite # del nombre.',
      'no-letter': 'El nombre debe tener al menos una letra o un dígito.',
      and: y,
    },
    lastName: {
      label: 'Apellido',
      'too-short': 'El apellido debe tener al menos 2 caracteres.',
      'too-long': 'El apellido no debe tener más de 32 caracteres.',
      characters: 'Quite # del apellido.',
      'no-letter': 'El apellido debe tener al menos una letra o un dígito.',
      and: y,
    },
  },
});
