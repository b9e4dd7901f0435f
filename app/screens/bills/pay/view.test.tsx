import { expect, it } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { entryOf, owed, payForm } from '#app/ui/testing/sample-bills.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { PayView } from './view.tsx';

const page = entryOf({ kind: 'payment-page' });

it('shows the amount, its day, and the next step', () => {
  const html = show(<PayView form={payForm()} />);
  for (const text of [
    'Amount due $95.62 Due Dec 18',
    'You’ll go to our payment partner’s secure page.',
    'Nothing is charged before that.',
    'You’ll come back here',
    'Continue to pay $95.62',
  ])
    expect(words(html)).toContain(text);
  expect(elements(html, 'input').map(({ name, value }) => [name, value])).toEqual([
    ['_token', 'page-token'],
    ['operation', 'operation-1'],
  ]);
});

it('shows that a day in the past was the due day (BILL-20)', () => {
  const late = payForm({ owed: known({ ...owed, overdue: true }) });
  expect(words(show(<PayView form={late} />))).toContain('Amount due $95.62 Was due Dec 18');
});

it('shows before the press the time until service returns, for a suspended account (BILL-22)', () => {
  const html = show(<PayView form={payForm({ suspended: true })} />);
  expect(words(html)).toContain('Service comes back within minutes of paying. Continue to pay $95.62');
  expect(words(show(<PayView form={payForm()} />))).not.toContain('Service');
});

it('mentions auto-pay, so that nobody pays twice', () => {
  expect(words(show(<PayView form={payForm({ owed: known({ ...owed, autoPay: 'on' }) })} />))).toContain(
    'Auto-pay is on',
  );
  expect(words(show(<PayView form={payForm()} />))).not.toContain('Auto-pay');
});

it('does not mention auto-pay after it failed', () => {
  const pageText = words(show(<PayView form={payForm({ owed: known({ ...owed, autoPay: 'missed' }) })} />));
  expect(pageText).toContain('Continue to pay $95.62');
  expect(pageText).not.toMatch(/Auto-pay|wait|default card/);
});

it.each([
  [no('nothing-due'), 'You don’t owe anything right now.'],
  [no('fraud'), 'temporarily unavailable'],
])('has no form where it is refused: %j', (decision, text) => {
  const html = show(<PayView form={payForm({ decision, owed: known({ ...owed, balance: 0 }) })} />);
  expect(words(html)).toContain(text);
  expect(html).not.toContain('<form');
});

it.each([
  [unread, 'We can’t show your balance right now.'],
  [{ kind: 'loading' } as const, 'Still loading.'],
])('has no form while the amount is %j (MONEY-7)', (amount, text) => {
  const html = show(<PayView form={payForm({ owed: amount, decision: no('unread') })} />);
  expect(words(html)).toContain(text);
  expect(html).not.toMatch(/<form|\$\d/);
});

it('links to a payment page that the carrier returned late', () => {
  const html = show(<PayView form={payForm({ after: { entry: page, page: 'https://pay.example.test/1' } })} />);
  expect(links(html)).toContain('https://pay.example.test/1');
  expect(html).not.toContain('<form');
});

it.each([
  ['unknown', 'Please don’t send it again', 0],
  ['refused', 'Oops! Something went wrong. Please try again.', 1],
  // Made, but at an address that nobody is sent to.
  ['done', 'Continue to pay $95.62', 1],
] as const)('shows that a page did not come: %s', (state, text, forms) => {
  const html = show(<PayView form={payForm({ after: { entry: { ...page, state } } })} />);
  expect(words(html)).toContain(text);
  expect(elements(html, 'form')).toHaveLength(forms);
});
