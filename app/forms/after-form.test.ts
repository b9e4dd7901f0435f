import { expect, test } from 'vitest';
import { afterForm } from './after-form.ts';

const pages = { sent: (id: string) => `/sent/${id}`, again: '/form' };
const leads = (outcome: object, more: object = {}) => {
  const { status, headers } = afterForm(outcome as never, { ...pages, ...more });
  return [status, headers.get('location')];
};
const operation = { id: 'o-1' };

test('a form that was sent leads to its operation', () => {
  expect(leads({ kind: 'operation', isOwn: true, operation })).toEqual([303, '/sent/o-1']);
});

test('an operation that another form has sent has a page of its own, or the same', () => {
  const others = { kind: 'operation', isOwn: false, operation };
  expect(leads(others)).toEqual([303, '/sent/o-1']);
  expect(leads(others, { open: (id: string) => `/open/${id}` })).toEqual([303, '/open/o-1']);
});

test('a form that was not sent is shown again, with why where its page says that', () => {
  const stale = { kind: 'again', because: 'stale' };
  expect(leads(stale)).toEqual([303, '/form']);
  expect(leads(stale, { again: (because: string) => `/form?because=${because}` })).toEqual([
    303,
    '/form?because=stale',
  ]);
});
