import type { NameWords } from '#app/forms/name-text.ts';

const characters = { and: 'and', hidden: 'the hidden characters' };

/** The words of the fields of a person's name; each form has its own for one that is missing. */
export const nameWordsCopy = {
  firstName: {
    label: 'First name',
    'too-short': 'First name must be at least 2 characters.',
    'too-long': 'First name must be no more than 32 characters.',
    characters: 'Remove # from the first name.',
    'no-letter': 'First name must have at least one letter or digit.',
    ...characters,
  },
  lastName: {
    label: 'Last name',
    'too-short': 'Last name must be at least 2 characters.',
    'too-long': 'Last name must be no more than 32 characters.',
    characters: 'Remove # from the last name.',
    'no-letter': 'Last name must have at least one letter or digit.',
    ...characters,
  },
} satisfies Record<'firstName' | 'lastName', PersonNameWords>;

type PersonNameWords = { label: string } & Omit<NameWords, 'missing'>;
export type NameWordsCopy = Record<'firstName' | 'lastName', PersonNameWords>;
