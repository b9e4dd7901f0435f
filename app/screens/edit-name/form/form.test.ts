import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { editNameMessages } from '../copy.ts';
import { editNameForm } from './form.ts';

const typed = { operation: 'operation-000001', firstName: 'Marco', lastName: 'Reyes' };

/** What comes of a form as a browser sends it. */
function send(fields: Record<string, string>, copy = editNameMessages.en, rest: Record<string, string> = typed) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...rest, ...fields })) form.append(name, value);
  const sent = parseWithZod(form, { schema: editNameForm(copy) });
  return sent.status === 'success' ? sent.value : sent.error;
}

it('gives the names as the carrier keeps them (NAME-4)', () => {
  expect(send({ firstName: '  anna  maria ', lastName: 'Groß' })).toEqual({
    operation: 'operation-000001',
    firstName: 'ANNA MARIA',
    lastName: 'GROSS',
  });
});

it.each([
  [{ firstName: '' }, { firstName: ['First name is required'] }],
  [{ lastName: '  ' }, { lastName: ['Last name is required'] }],
  [
    { firstName: 'a', lastName: 'x'.repeat(33) },
    {
      firstName: ['First name must be at least 2 characters.'],
      lastName: ['Last name must be no more than 32 characters.'],
    },
  ],
  [{ firstName: '<b>' }, { firstName: ['Remove < and > from the first name.'] }],
])('%j: says what is wrong, to the letter where the words are given (NAME-1, NAME-2, NAME-3)', (fields, errors) => {
  expect(send(fields)).toEqual(errors);
});

it('requires a field that is missing (NAME-1)', () => {
  expect(send({}, editNameMessages.en, {})).toEqual({
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
  });
});

it('refuses fields that it does not have (SAFETY-8)', () => {
  expect(Object.keys(send({ status: '7' }) as object)).toEqual(['']);
});

it('has its messages in the page’s language (COPY-3)', () => {
  expect(send({ firstName: '' }, editNameMessages.es)).toEqual({ firstName: ['El nombre es obligatorio'] });
});
