import { expect, it } from 'vitest';
import { nameWordsMessages } from '#app/copy/name-words.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import { nameText } from './name-text.ts';

const { en, es } = nameWordsMessages;

it.each([
  ['Lopez', undefined],
  ['', 'missing'],
  ['L', 'Last name must be at least 2 characters.'],
  ['Zz<>🙂', 'Remove < > and 🙂 from the last name.'],
  ['<<b>>', 'Remove < and > from the last name.'],
  ['$mith', 'Remove $ from the last name.'],
  ['Lo\u200Bpez', undefined],
  ['a@b*c=d_e|f~g', 'Remove @ * = _ and | from the last name.'],
  ['--', 'Last name must have at least one letter or digit.'],
])('names the fault of "%s" (NAME-1 to NAME-3)', (typed, said) => {
  expect(nameText({ ...en.lastName, missing: 'missing' }, tidyName(typed))).toBe(said);
});

it('names the fault in the language of the page (COPY-3)', () => {
  expect(nameText({ ...es.firstName, missing: '' }, 'A<B>')).toBe('Quite < y > del nombre.');
});
