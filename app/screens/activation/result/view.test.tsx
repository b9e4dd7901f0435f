import { expect, test } from 'vitest';
import { activationResult, monthLater } from '#app/ui/testing/sample-activation.ts';
import { elements, heading, links, sampleNow, show, words } from '#app/ui/testing/show.tsx';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import type { ActivationOutcome } from './activation-outcome.ts';
import { ActivationResultView } from './view.tsx';

const visa = { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } } as const;
const hold = { amount: 3100, with: visa, since: sampleNow };
const onVisa = 'A temporary hold of $31.00 has been on Visa 4242 since Nov 21.';

test.each([{ kind: 'in-progress' }, { kind: 'successful', isSetupLeft: false }] as const)(
  'the receipt has the charge to come, and what was charged or held: %j (MONEY-1, ACTIVATE-36)',
  (outcome) => {
    const later = { charge: monthLater.charge, firstMonth: { kind: 'held', hold } } as const;
    const onBill = 'We’ll charge $26.56 with tax on your Dec 5 bill, to Visa 4242.';
    expect(words(page(outcome, later))).toContain(`${onBill} ${onVisa}`);
    const paid = { kind: 'paid', amount: 2656, with: visa, on: sampleNow } as const;
    expect(words(page(outcome, { firstMonth: paid }))).toContain('We charged $26.56 with tax for the first month');
  },
);

const page = (outcome: ActivationOutcome, own: Parameters<typeof activationResult>[1] = {}) =>
  show(<ActivationResultView result={activationResult(outcome, own)} />);

test.each([
  [{ kind: 'sending' }, 'Activation in Progress', 'It usually takes a few minutes.'],
  [{ kind: 'in-progress' }, 'Activation in Progress', 'It usually takes a few minutes.'],
  [{ kind: 'checking', isSaving: false }, 'Activation in Progress', 'Please don’t activate again'],
  [{ kind: 'successful', isSetupLeft: false }, 'Activation Successful', 'Your line is ready.'],
  [{ kind: 'failed' }, 'Activation Failed', 'Call us at 1.800.427.8686'],
  [
    { kind: 'failed', isAgain: true },
    'Activation Failed',
    'We sent your activation again, but it didn’t go through. Your line still isn’t active. Try again, or call us ' +
      'at 1.800.427.8686. Nothing was charged or held. Try again',
  ],
  [{ kind: 'refused', why: 'other', message: 'Closed.' }, 'Activation Failed', 'Closed.'],
  [{ kind: 'refused', why: 'retry' }, 'Something Went Wrong', 'We kept your answers'],
  [{ kind: 'refused', why: 'payment' }, 'Something Went Wrong', 'We couldn’t charge your card'],
  [{ kind: 'refused', why: 'details-gone' }, 'Something Went Wrong', 'Please enter them again.'],
  [
    { kind: 'refused', why: 'hold', amount: 3100 },
    'Activation paused',
    'Your activation is paused as we are unable to place a hold on your card. To complete activation, please ' +
      'enter new card details. Nothing was charged or held. Hold $31.00',
  ],
  [{ kind: 'refused', why: 'downtime' }, 'Activation Failed', 'Your line wasn’t activated'],
  [{ kind: 'refused', why: 'fiveG' }, 'We can’t activate this 5G model yet', 'Your line wasn’t activated'],
  [{ kind: 'needs-care' }, 'Please call us', 'Please don’t activate again.'],
] as const)('%j: %s (ACTIVATE-25, ACTIVATE-26, ACTIVATE-28)', (outcome, title, text) => {
  const html = page(outcome);
  expect(heading(html)).toBe(title);
  expect(words(html)).toContain(text);
});

test.each<[FirstMonth, string]>([
  [{ kind: 'unpaid' }, 'Nothing was charged or held.'],
  [{ kind: 'held', hold }, `${onVisa} It isn’t a charge. We won’t place another`],
  [{ kind: 'held', hold: { ...hold, shown: 2500 } }, `${onVisa} It isn’t a charge. We showed $25.00 before.`],
  [{ kind: 'held', hold: { since: sampleNow } }, 'A temporary hold has been on one of your cards since Nov 21.'],
  [
    { kind: 'held', hold: { ...hold, with: { kind: 'holder' } } },
    'hold of $31.00 has been on the account holder’s card since',
  ],
  [
    { kind: 'paid', amount: 2656, with: visa, on: sampleNow },
    'We charged $26.56 with tax for the first month to Visa 4242 on Nov 21. We won’t charge it',
  ],
  [{ kind: 'paid' }, 'The first month is already paid. We won’t charge it again when you try again.'],
  [{ kind: 'paid', hold }, `${onVisa} It isn’t a charge, and your bank removes it.`],
  [{ kind: 'unclear', what: 'payment' }, 'We can’t tell yet whether you were charged for the first month.'],
  [{ kind: 'unclear', what: 'hold' }, 'We can’t tell yet whether a temporary hold was placed. Nothing was charged.'],
])('says what was done with money, and with which card: %j (ACTIVATE-36, MONEY-3)', (firstMonth, text) => {
  for (const why of ['retry', 'downtime', 'other'] as const)
    expect(words(page({ kind: 'refused', why }, { firstMonth })), why).toContain(text);
});

test('shows the hold of a stopped activation, and warns against another try (ACTIVATE-36)', () => {
  const stopped = words(page({ kind: 'needs-care' }, { firstMonth: { kind: 'held', hold } }));
  expect(stopped).toContain(`${onVisa} It isn’t a charge.`);
  expect(stopped).not.toContain('try again');
  expect(stopped).not.toContain('can’t tell');
  const untold = words(page({ kind: 'needs-care' }, { firstMonth: undefined }));
  expect(untold).toContain('We can’t tell whether you were charged.');
});

test('shows for lost answers that nothing was charged or held (ACTIVATE-36)', () => {
  const saving = words(page({ kind: 'checking', isSaving: true }));
  expect(saving).toContain('We’re saving your answers');
  expect(saving).toContain('Nothing was charged or held.');
  expect(saving).not.toContain('We sent your activation');
  expect(words(page({ kind: 'checking', isSaving: false }, { firstMonth: { kind: 'held', hold } }))).toContain(onVisa);
});

test('leads from 40245 to the last step, with a form for a missing email address (ACTIVATE-26)', () => {
  const down = page({ kind: 'refused', why: 'downtime', leadEmail: 'ana@example.test' });
  expect(words(down)).toContain('We’ll write to ana@example.test when it works again.');
  expect(links(down)).toContain('/activation/ref-1/confirm');
  expect(links(down).filter((href) => href.includes('notify'))).toEqual([]);
  const fiveG = (leadEmail?: string) => links(page({ kind: 'refused', why: 'fiveG', ...(leadEmail && { leadEmail }) }));
  expect(fiveG()).toContain('/activation/ref-1/device?notify=fiveG');
  expect(fiveG('ana@example.test').filter((href) => href.includes('notify'))).toEqual([]);
  expect(fiveG('ana@example.test')).toContain('/activation/ref-1/device?another=1');
});

test('names the card’s holder to a secondary whose hold failed, with another try (ACTIVATE-38)', () => {
  const html = page({ kind: 'refused', why: 'hold', amount: 3100 }, { cards: { allowed: false, reason: 'secondary' } });
  expect(words(html)).toContain('Only the account holder can change the card. Ask them to, and then try again.');
  expect(links(html).filter((href) => href.startsWith('/cards'))).toEqual([]);
  expect(elements(html, 'a.main')).toMatchObject([{ href: '/activation/ref-1/confirm' }]);
});

test('links to the order summary after refusal 40622 (ACTIVATE-26)', () => {
  expect(links(page({ kind: 'refused', why: 'retry' }))).toContain('/activation/ref-1/summary');
});

test('links to the cards after a failed hold, and from there back (ACTIVATE-25)', () => {
  expect(links(page({ kind: 'refused', why: 'hold' }))).toContain('/cards?to=%2Factivation%2Fref-1%2Fconfirm');
});

test('links to the setup of an eSIM (ACTIVATE-28)', () => {
  const html = page({ kind: 'successful', isSetupLeft: true }, { sim: 'esim' });
  expect(words(html)).toContain('CONTINUE TO SETUP');
  expect(links(html)[0]).toBe('/steps/ref-1?from=activation');
});

test('shows a notice when the activation takes longer than usual (ACTIVATE-28)', () => {
  const html = page({ kind: 'in-progress' }, { sentAt: 0 });
  expect(words(html)).toContain('This is taking longer than usual.');
});

test('links a primary to the next line (ACTIVATE-30)', () => {
  const html = page({ kind: 'successful', isSetupLeft: false }, { next: { ref: 'ref-2', occurrence: 2 } });
  expect(words(html)).toContain('Activate your second line');
  expect(links(html)).toContain('/activation/ref-2');
});
