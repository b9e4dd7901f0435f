import { expect, test } from 'vitest';
import { activationResult, monthLater, monthNow } from '#app/ui/testing/sample-activation.ts';
import { elements, heading, links, show, words } from '#app/ui/testing/show.tsx';
import type { ActivationOutcome } from './activation-outcome.ts';
import { ActivationResultView } from './view.tsx';

const onBill =
  'We’ll charge $26.56 with tax on your Dec 5 bill, to Visa 4242. Until then, we hold $25.00 on Visa 4242.';

test.each([
  [{ at: 'in-progress' }, monthLater, onBill],
  [{ at: 'successful', isSetupLeft: false }, monthNow, 'We charged $26.56 with tax to Visa 4242.'],
] as const)('the receipt says what the check page said: %j (MONEY-1)', (outcome, firstMonth, text) => {
  expect(words(show(<ActivationResultView result={activationResult(outcome, { firstMonth })} />))).toContain(text);
});

const money = { what: 'nothing' } as const;

const page = (outcome: ActivationOutcome, own: Parameters<typeof activationResult>[1] = {}) =>
  show(<ActivationResultView result={activationResult(outcome, own)} />);

test.each([
  [{ at: 'sending' }, 'Activation in Progress', 'It usually takes a few minutes.'],
  [{ at: 'in-progress' }, 'Activation in Progress', 'It usually takes a few minutes.'],
  [{ at: 'checking' }, 'Activation in Progress', 'Please don’t activate again'],
  [{ at: 'successful', isSetupLeft: false }, 'Activation Successful', 'Your line is ready.'],
  [{ at: 'failed' }, 'Activation Failed', 'Call us at 1.800.427.8686'],
  [
    { at: 'failed', isAgain: true, money },
    'Activation Failed',
    'We sent your activation again, but it didn’t go through. Your line still isn’t active. Try again, or call us ' +
      'at 1.800.427.8686. Nothing was charged. Try again',
  ],
  [{ at: 'refused', why: 'other', message: 'Closed.', money }, 'Activation Failed', 'Closed.'],
  [{ at: 'refused', why: 'retry', money }, 'Something Went Wrong', 'We kept your answers'],
  [{ at: 'refused', why: 'payment', money }, 'Something Went Wrong', 'We couldn’t charge your card'],
  [{ at: 'refused', why: 'details-gone', money }, 'Something Went Wrong', 'Please enter them again.'],
  [
    { at: 'refused', why: 'hold', amount: 3100, money },
    'Activation paused',
    'Your activation is paused as we are unable to place a hold on your card. To complete activation, please ' +
      'enter new card details. Nothing was charged. Hold $31.00',
  ],
  [{ at: 'refused', why: 'downtime', money }, 'Activation Failed', 'Your line wasn’t activated'],
  [{ at: 'refused', why: 'fiveG', money }, 'We can’t activate this 5G model yet', 'Your line wasn’t activated'],
  [{ at: 'needs-care', money: undefined }, 'Please call us', 'Please don’t activate again.'],
] as const)('%j: %s (ACTIVATE-25, ACTIVATE-26, ACTIVATE-28)', (outcome, title, text) => {
  const html = page(outcome);
  expect(heading(html)).toBe(title);
  expect(words(html)).toContain(text);
});

const visa = { by: 'card', card: { brand: 'VISA', lastFour: '4242' } } as const;

test.each([
  [{ what: 'nothing' }, 'Nothing was charged.'],
  [
    { what: 'hold', amount: 3100, with: visa },
    'A temporary hold of $31.00 is on Visa 4242. It isn’t a charge. We won’t place another',
  ],
  [{ what: 'hold', with: { by: 'card' } }, 'A temporary hold is on the default card.'],
  [{ what: 'hold', amount: 3100, with: { by: 'holder' } }, 'hold of $31.00 is on the account holder’s card.'],
  [
    { what: 'paid', amount: 2656, with: visa },
    'We charged $26.56 for the first month to Visa 4242. We won’t charge it',
  ],
  [{ what: 'already-paid' }, 'The first month is already paid. We won’t charge it again when you try again.'],
] as const)('says what was done with money, and with which card: %j (ACTIVATE-36, MONEY-3)', (done, text) => {
  for (const why of ['retry', 'downtime', 'other'] as const)
    expect(words(page({ at: 'refused', why, money: done })), why).toContain(text);
});

test('shows the hold of a stopped activation, and warns against another try (ACTIVATE-36)', () => {
  const said = words(page({ at: 'needs-care', money: { what: 'hold', amount: 3100, with: visa } }));
  expect(said).toContain('A temporary hold of $31.00 is on Visa 4242. It isn’t a charge.');
  expect(said).not.toContain('try again');
  expect(said).not.toContain('can’t tell');
  const untold = words(page({ at: 'needs-care', money: undefined }));
  expect(untold).toContain('We can’t tell whether you were charged.');
});

test('leads from 40245 to the last step, with a form for a missing email address (ACTIVATE-26)', () => {
  const down = page({ at: 'refused', why: 'downtime', money, leadEmail: 'ana@example.test' });
  expect(words(down)).toContain('We’ll write to ana@example.test when it works again.');
  expect(links(down)).toContain('/activation/ref-1/confirm');
  expect(links(down).filter((href) => href.includes('notify'))).toEqual([]);
  const fiveG = (leadEmail?: string) =>
    links(page({ at: 'refused', why: 'fiveG', money, ...(leadEmail && { leadEmail }) }));
  expect(fiveG()).toContain('/activation/ref-1/device?notify=fiveG');
  expect(fiveG('ana@example.test').filter((href) => href.includes('notify'))).toEqual([]);
  expect(fiveG('ana@example.test')).toContain('/activation/ref-1/device?another=1');
});

test('names the card’s holder to a secondary whose hold failed, with another try (ACTIVATE-38)', () => {
  const html = page(
    { at: 'refused', why: 'hold', amount: 3100, money },
    { cards: { allowed: false, reason: 'secondary' } },
  );
  expect(words(html)).toContain('Only the account holder can change the card. Ask them to, and then try again.');
  expect(links(html).filter((href) => href.startsWith('/cards'))).toEqual([]);
  expect(elements(html, 'a.main')).toMatchObject([{ href: '/activation/ref-1/confirm' }]);
});

test('40622 goes back to the order summary (ACTIVATE-26)', () => {
  expect(links(page({ at: 'refused', why: 'retry', money }))).toContain('/activation/ref-1/summary');
});

test('a hold that failed leads to the cards, and from there back (ACTIVATE-25)', () => {
  expect(links(page({ at: 'refused', why: 'hold', money }))).toContain('/cards?to=%2Factivation%2Fref-1%2Fconfirm');
});

test('an eSIM goes on to its setup (ACTIVATE-28)', () => {
  const html = page({ at: 'successful', isSetupLeft: true }, { sim: 'esim' });
  expect(words(html)).toContain('CONTINUE TO SETUP');
  expect(links(html)[0]).toBe('/steps/ref-1?from=activation');
});

test('shows that it takes longer than usual (ACTIVATE-28)', () => {
  const html = page({ at: 'in-progress' }, { sentAt: 0 });
  expect(words(html)).toContain('This is taking longer than usual.');
});

test('a primary goes on with the next line (ACTIVATE-30)', () => {
  const html = page({ at: 'successful', isSetupLeft: false }, { next: { ref: 'ref-2', occurrence: 2 } });
  expect(words(html)).toContain('Activate your second line');
  expect(links(html)).toContain('/activation/ref-2');
});
