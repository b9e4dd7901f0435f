import { describe, expect, test } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { confirmPage, esimPage, monthLater, monthNow, portIn } from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, heading, hidden, links, show, words } from '#app/ui/testing/show.tsx';
import { ConfirmView } from './view.tsx';

const onBill =
  'We’ll charge $26.56 with tax on your Dec 5 bill, to Visa 4242. Until then, we hold $25.00 on Visa 4242.';

test('shows what is activated, each with its way back (ACTIVATE-22)', () => {
  const html = show(<ConfirmView page={confirmPage()} />);
  expect(heading(html)).toBe('Last step! Confirm your details');
  expect(words(html)).toContain('Device Google Pixel 8 IMEI 3569 3803 5643 809 Change IMEI');
  expect(words(html)).toContain('SIM number 8901 2601 2345 6789 012 Change SIM number');
  expect(words(html)).toContain('Phone number New, near 01803 Change phone number');
  expect(words(html)).toContain('Plan Best Fit 5GB · $25.00 per month');
  expect(links(html)).toEqual([
    '/activation/ref-1/sim',
    '/activation/ref-1/device?another=1',
    '/activation/ref-1/sim',
    '/activation/ref-1/number?way=carrier',
  ]);
  expect(buttons(html)).toEqual(['Activate']);
  expect(hidden(html)).toMatchObject({ operation: 'operation-000001', version: 'version-1', mark: 'mark-1' });
});

test('shows a port-in with a masked PIN, and one Change link for what was given together (ACTIVATE-22, JOURNEY-6)', () => {
  const html = show(<ConfirmView page={confirmPage({ number: portIn, accountNumber: '123456', hasPin: true })} />);
  expect(words(html)).toContain('Current number (555) 010-2231 · Verizon');
  expect(words(html)).toContain('Account number 123456 PIN •••• ZIP code 01803');
  expect(links(html).filter((href) => href.includes('/number'))).toEqual(['/activation/ref-1/number?way=carrier']);
});

test('shows the hold or the payment, and sends nothing without the amount (ACTIVATE-24, ACTIVATE-37)', () => {
  const paying = (payment: Parameters<typeof confirmPage>[0]) =>
    words(show(<ConfirmView page={confirmPage(payment)} />));
  const later = paying({ payment: { kind: 'next-bill', ...monthLater } });
  expect(later).toContain(`${onBill} Change first month Activate`);
  const single = paying({ payment: { kind: 'next-bill', ...monthLater }, isOnlyPayment: true });
  expect(single).toContain(`${onBill} Activate`);
  const unknown = { payment: { kind: 'now-unknown', month: unread }, mark: undefined } as const;
  expect(paying(unknown)).toContain('Pay now · we can’t show the amount right now');
  const html = show(<ConfirmView page={confirmPage(unknown)} />);
  expect(words(html)).toContain('Oops! Something went wrong. Please try again. Nothing was activated or charged.');
  expect(elements(html, 'form')).toEqual([]);
  expect(links(html)).toEqual(expect.arrayContaining(['/activation/ref-1/confirm', '/activation/ref-1/summary']));
  const now = paying({ payment: { kind: 'now', ...monthNow } });
  expect(now).toContain('We’ll charge $26.56 with tax now, to Visa 4242. Change first month Activate');
});

describe('an eSIM has the order summary here, above Activate (ACTIVATE-1, ACTIVATE-21)', () => {
  const both = esimPage({ payNow: known(monthNow) });

  test('shows the prices, the charges on top, and the choice for the first month', () => {
    const html = show(<ConfirmView page={both} />);
    expect(heading(html)).toBe('Last step! Confirm your details');
    expect(words(html)).toMatch(
      /SIM type eSIM .* Order summary Best Fit 5GB \$25\.00 per month Total per month \$25\.00 /,
    );
    expect(words(html)).toMatch(/First month Next bill .* Pay now .* Activate Taxes & fees extra\. Terms/);
    expect(buttons(html)).toEqual(['Activate']);
    expect(elements(html, 'input[name=payment]').map(({ value }) => value)).toEqual(['next-bill', 'now']);
    expect(hidden(html)).toMatchObject({ operation: 'operation-000001', mark: 'mark-1', markNow: 'mark-2' });
    expect(links(html)).toContain('/cards?to=%2Factivation%2Fref-1%2Fconfirm');
    expect(links(html)).not.toContain('/activation/ref-1/summary');
  });

  test('shows no choice where only the next bill is possible', () => {
    const html = show(<ConfirmView page={esimPage({ chosen: 'now' })} />);
    expect(hidden(html)).toMatchObject({ payment: 'next-bill' });
    expect(words(html)).toContain('you can’t pay the first month from your sign-in');
    expect(words(html)).toMatch(/We’ll charge \$26\.56 .* Activate/);
  });

  test('keeps “Pay now” while its amount is not known (ACTIVATE-37)', () => {
    const html = show(<ConfirmView page={esimPage({ payNow: unread, chosen: 'now' }, { markNow: undefined })} />);
    expect(words(html)).toContain('Oops! Something went wrong. Please try again. Nothing was activated or charged.');
    expect(elements(html, 'input[name=payment][checked]').map(({ value }) => value)).toEqual(['now']);
  });

  test('shows no summary once the month is paid', () => {
    const html = show(<ConfirmView page={esimPage({}, { summary: undefined })} />);
    expect(words(html)).toContain('Plan Best Fit 5GB · $25.00 per month Activate');
    expect(hidden(html)).not.toHaveProperty('payment');
  });
});
