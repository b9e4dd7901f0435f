import { expect, it, test } from 'vitest';
import { cardForm } from '#app/ui/testing/sample-cards.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { expiryMessages } from './copy.ts';
import { expiryForm } from './form.ts';
import { ExpiryView } from './view.tsx';

const field = (html: string) => elements(html, 'input').find(({ id }) => id === 'card-expiry');

test('has the date of one card, with the present one in the field (CARD-8, CARD-9)', () => {
  const html = show(<ExpiryView form={cardForm()} to="/bills" />);
  expect(words(html)).toContain('Mastercard ending in 5454');
  expect(field(html)).toMatchObject({ value: '10/26', inputMode: 'numeric', 'data-assist': 'expiry' });
  expect(elements(html, 'a')[0]?.href).toBe('/cards?to=%2Fbills');
});

it('has no form where a rule refuses the change', () => {
  for (const form of [cardForm({ decision: no('fraud') }), { refused: 'secondary' as const }])
    expect(show(<ExpiryView form={form} />)).not.toContain('<form');
});

const today = '2026-11-20';
const check = (expiry: unknown) => expiryForm(expiryMessages.en.wrong, today).safeParse({ operation: 'x', expiry });

test.each(['08/29', '0829', ' 08 / 29 '])('takes "%s" as MMYY (CARD-9)', (typed) => {
  expect(check(typed).data?.expiry).toBe('0829');
});

test.each([
  ['13/29', 'Please enter a correct month.'],
  ['00/29', 'Please enter a correct month.'],
  ['10/26', 'Please enter a correct year.'],
  ['12/25', 'Please enter a correct year.'],
  ['soon', 'Enter the month and the year, such as 08/29.'],
  [undefined, 'Enter the month and the year, such as 08/29.'],
])('rejects %j: %s (CARD-10)', (typed, message) => {
  expect(check(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
