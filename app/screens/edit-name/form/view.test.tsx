import { expect, it } from 'vitest';
import { no, renameForm } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { EditNameView } from './view.tsx';
import { parseWithZod } from '@conform-to/zod/v4';
import { editNameMessages } from '../copy.ts';
import { editNameForm } from './form.ts';

const inputs = (html: string) => Object.fromEntries(elements(html, 'input').map(({ name, value }) => [name, value]));

it('offers the name that the line has, with the operation that the form begins', () => {
  const html = show(<EditNameView form={renameForm()} />);
  expect(inputs(html)).toEqual({
    _token: 'page-token',
    operation: 'operation-000002',
    firstName: 'Marco',
    lastName: 'Reyes',
  });
  expect(words(html)).toContain('Edit name Marco Reyes · (555) 010-7718');
  expect(elements(html, 'button')).toHaveLength(1);
});

it('offers empty fields for a line without a name', () => {
  const { firstName: _, lastName: __, ...rest } = renameForm({ line: { ref: 'ref-4', occurrence: 4 } });
  const html = show(<EditNameView form={rest} />);
  expect(inputs(html)).toMatchObject({ firstName: undefined, lastName: undefined });
  expect(words(html)).toContain('Edit name Fourth line');
});

it.each([
  ['same', 'This line already has that name'],
  ['open', 'We didn’t save that name'],
])('shows the reason of its return: %s', (reason, text) => {
  const html = show(<EditNameView form={renameForm()} reason={reason} />);
  expect(words(html)).toContain(text);
  expect(html).toContain('<form');
});

it.each([undefined, 'constructor', 'anything'])('shows nothing for an unknown reason: %s', (reason) => {
  expect(show(<EditNameView form={renameForm()} reason={reason} />)).not.toContain('class="note');
});

it('leads to the change in progress instead of starting another', () => {
  const html = show(<EditNameView form={renameForm({ open: { operationId: 'operation-1' } })} reason="open" />);
  expect(words(html)).toContain('We’re already changing the name of Marco Reyes’s line.');
  expect(links(html)).toContain('/edit-name/ref-2/operation-1');
  expect(html).not.toContain('<form');
});

it.each([
  ['sim-swap', 'A SIM swap is in progress on this line.'],
  ['fraud', 'Let’s Talk'],
  [
    'does-not-apply',
    'You can change the name here only on active lines, and not on the account holder’s own line. To change this ' +
      'one, call 1.800.427.8686.',
  ],
] as const)('has the reason in place of the form when refused: %s', (reason, text) => {
  const html = show(<EditNameView form={renameForm({ decision: no(reason) })} />);
  expect(html).not.toContain('<form');
  expect(words(html)).toContain(text);
});

const typed = { operation: 'operation-000001', firstName: 'Marco', lastName: 'Reyes' };

/** What comes of a form as a browser sends it. */
function send(fields: Record<string, string>, copy = editNameMessages.en, rest: Record<string, string> = typed) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...rest, ...fields })) form.append(name, value);
  const sent = parseWithZod(form, { schema: editNameForm(copy) });
  return sent.status === 'success' ? sent.value : sent.error;
}

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
])('answers %j with its errors, to the letter where the words are given (NAME-1, NAME-2, NAME-3)', (fields, errors) => {
  expect(send(fields)).toEqual(errors);
});

it('refuses fields that it does not have (SAFETY-8)', () => {
  expect(Object.keys(send({ status: '7' }) as object)).toEqual(['']);
});
