import { describe, expect, test } from 'vitest';
import {
  activationResult,
  confirmPage,
  devicePage,
  monthLater,
  monthNow,
  numberPage,
  portIn,
  simPage,
  summaryPage,
} from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, heading, hidden, links, show, words } from '#app/ui/testing/show.tsx';
import type { ActivationOutcome } from './result/activation-outcome.ts';
import { ConfirmView } from './confirm/view.tsx';
import { DeviceView } from './device/view.tsx';
import { NumberView } from './number/view.tsx';
import { ActivationResultView } from './result/view.tsx';
import { SimView } from './sim/view.tsx';
import { SummaryView } from './summary/view.tsx';

describe('number', () => {
  test('ACTIVATE-13: a new number needs a ZIP alone, and the other way stands under it', () => {
    const html = show(<NumberView page={numberPage({ zip: '01803' })} />);
    expect(words(html)).toMatch(/Get a New Number .* Next Keep Current Number/);
    expect(elements(html, 'input[name=zip]')).toMatchObject([{ value: '01803', 'data-assist': 'digits' }]);
    expect(links(html)).toContain('/activation/ref-1/number?way=carrier');
  });

  test('ACTIVATE-15: a SIM swap closes the new number and says why', () => {
    const closed = numberPage({ newNumber: { allowed: false, reason: 'sim-swap' } });
    for (const wanted of [undefined, 'new']) {
      const html = show(<NumberView page={closed} wanted={wanted} />);
      expect(elements(html, 'button[disabled]')).toMatchObject([{ 'aria-describedby': 'new-why' }]);
      expect(words(html)).toContain('Get a New Number A SIM swap is in progress');
      expect(elements(html, 'input[name=zip]')).toEqual([]);
    }
  });

  test('ACTIVATE-16: asks for number and carrier; browsers without suggestions have a list', () => {
    const html = show(<NumberView page={numberPage()} wanted="carrier" />);
    const [carrier] = elements(html, 'input[name=carrier]');
    expect(elements(html, 'datalist')[0]?.id).toBe(carrier?.list);
    expect(elements(html, 'datalist select[name=listed] option').map(({ value }) => value)).toEqual([
      '',
      'Verizon',
      'Boost Mobile',
      'Other',
    ]);
    const again = show(
      <NumberView
        page={numberPage()}
        again={{
          initialValue: { intent: 'carrier', number: '5550102231', carrier: 'Vrizon' },
          error: { carrier: ['Please select an operator'] },
        }}
      />,
    );
    expect(elements(again, 'input[name=number]')).toMatchObject([{ value: '(555) 010-2231' }]);
    expect(words(again)).toContain('Please select an operator');
  });

  const details = (carrier: string) =>
    show(<NumberView page={numberPage({ moving: { number: '5550102231', carrier } })} />);

  test('ACTIVATE-16, ACTIVATE-34: then asks for the rest, with the carrier’s help about that very number', () => {
    const html = details('Verizon');
    expect(words(html)).toContain('Moving (555) 010-2231 from Verizon. Change number or carrier');
    expect(hidden(html)).toMatchObject({ intent: 'keep' });
    expect(elements(html, 'input:not([type=hidden])').map(({ name }) => name)).toEqual(['accountNumber', 'pin', 'zip']);
    expect(words(html)).toContain('Use 0000 if you have no PIN.');
    expect(words(html)).toContain('Where is my account number? Your account number is on your bill.');
    expect(words(html)).toContain(
      'How do I get my Number Transfer PIN? Dial #PORT from (555) 010-2231. Enter it here before it expires. ' +
        'It’s good for only a few days. Turn off Number Lock first.',
    );
    expect(links(html)).toContain('/help');
    expect(links(details('Boost Mobile'))).toContain('tel:+18882667848');
  });

  test('ACTIVATE-16, ACTIVATE-34: “Other” asks for a name, and explains what a PIN is', () => {
    const html = details('Other');
    expect(elements(html, 'input[name=carrierName]')).toHaveLength(1);
    expect(words(html)).toContain('What is my PIN?');
  });

  test.each([
    [{ pinTel: '8005551234' }, /What is my PIN\? It’s the PIN or passcode .* Call \(800\) 555-1234/],
    [{ extraPinInfo: 'Ask for {0}.' }, /What is my PIN\? It’s the PIN or passcode .* Ask for \(555\) 010-2231\./],
    [
      { pinTel: '*PORT', pinLabel: 'Transfer PIN' },
      /How do I get my Transfer PIN\? Dial or text \*PORT from that phone/,
    ],
    [{ acctNumMsg: 'On your bill.' }, /On your bill\. What is my PIN\? It’s the PIN or passcode/],
  ])('ACTIVATE-34: a carrier’s own words are shown, as many as it has: %j', (own, text) => {
    const carriers = [{ displayName: 'Ting', ...own }];
    const html = show(<NumberView page={numberPage({ moving: { ...portIn, carrier: 'Ting' }, carriers })} />);
    expect(words(html)).toMatch(text);
  });

  test('ACTIVATE-34: a carrier that the list does not have right now is still the one, with help for any', () => {
    const html = show(
      <NumberView page={numberPage({ moving: { number: '5550102231', carrier: 'Verizon' }, carriers: [] })} />,
    );
    expect(words(html)).toContain('from Verizon.');
    expect(words(html)).toContain('What is my PIN?');
  });

  test('ACTIVATE-17: the hint of a PIN that was given says how to keep it and how to take it away', () => {
    const pinHint = (hasPin: boolean) =>
      words(show(<NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets: 'kept', hasPin })} />));
    expect(pinHint(true)).toContain('Leave it empty to keep the one you entered. Use 0000 if you have no PIN.');
    expect(pinHint(false)).toContain('PIN or passcode Use 0000 if you have no PIN.');
  });

  test('ACTIVATE-18: account number and PIN are not shown again; when they are gone they are asked for', () => {
    const page = (portSecrets: 'kept' | 'gone') =>
      show(<NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets, hasPin: true })} />);
    const account = (html: string) => elements(html, 'input[name=accountNumber]')[0];
    expect(account(page('gone'))).toHaveProperty('required');
    expect(words(page('gone'))).toContain('Please enter them again.');
    expect(account(page('kept'))).not.toHaveProperty('required');
    expect(words(page('kept'))).toContain('Leave it empty to keep the one you entered.');
    const moved = details('Boost Mobile');
    expect(account(moved)).toHaveProperty('required');
    for (const html of [page('kept'), page('gone')])
      expect(elements(html, 'input[name=accountNumber], input[name=pin]').map(({ value }) => value)).toEqual([
        undefined,
        undefined,
      ]);
  });
});

describe('SIM number', () => {
  test('ACTIVATE-20: is counted, with a picture of where it stands', () => {
    const html = show(<SimView page={simPage({ iccid: '8901260123456789012' })} />);
    expect(words(html)).toContain('19/19');
    expect(elements(html, 'figure svg[role=img]')).toHaveLength(1);
    // ACTIVATE-40: in groups in the picture, and as the carrier takes it in the field.
    expect(html).toContain('8901 0000 0000 0000 000');
    expect(elements(html, 'input[name=iccid]')).toMatchObject([
      { 'data-assist': 'digits', value: '8901260123456789012' },
    ]);
    expect(buttons(html)).toEqual(['Next']);
  });

  test('ACTIVATE-20: one that is not valid has a screen of its own', () => {
    const html = show(<SimView page={simPage()} invalid="8901260123456789012" />);
    expect(heading(html)).toBe('Invalid SIM number');
    expect(words(html)).toContain('SIM Number is invalid.');
    expect(words(html)).toContain('SIM number 8901 2601 2345 6789 012');
    expect(words(html)).toMatch(/RETRY$/);
  });

  test('ERROR-22: words that send people to customer support have its number beside them', () => {
    const inUse =
      'That SIM Number is already in use or currently being activated. Please try another or contact Customer ' +
      'Success for help.';
    const html = show(<SimView page={simPage()} again={{ initialValue: {}, error: { iccid: [inUse] } }} />);
    expect(words(html)).toContain(`${inUse} Call us: 1.800.427.8686`);
    const short = 'This must be 19 characters long.';
    expect(
      words(show(<SimView page={simPage()} again={{ initialValue: {}, error: { iccid: [short] } }} />)),
    ).not.toContain('Call us:');
    const notValid = 'You seem to have entered an invalid number; reach out to Customer Success.';
    const again = { initialValue: { intent: 'carrier', number: '5550102231' }, error: { number: [notValid] } };
    expect(words(show(<NumberView page={numberPage()} again={again} />))).toContain(
      `${notValid} Call us: 1.800.427.8686`,
    );
    const used = show(
      <DeviceView page={devicePage()} refused={{ imei: '356938035643152', problem: { why: 'alreadyInUse' } }} />,
    );
    expect(words(used)).toMatch(/contact Customer Success\. Call us: 1\.800\.427\.8686/);
  });

  test('ACTIVATE-20: the next page says that it is valid', () => {
    const html = show(<ConfirmView page={confirmPage()} because="sim-valid" />);
    expect(words(html)).toContain('Success! Your SIM card is valid.');
  });
});

const onBill =
  'We’ll charge $26.56 with tax on your Dec 5 bill, to Visa 4242. Until then, we hold $25.00 on Visa 4242.';

describe('order summary', () => {
  test('ACTIVATE-21: shows the plan, its price and what comes on top', () => {
    const html = show(<SummaryView page={summaryPage()} />);
    expect(words(html)).toContain('Best Fit 5GB $25.00 per month Total per month $25.00');
    expect(words(html)).toContain('Taxes & fees extra. Terms');
    expect(words(html)).toContain(onBill);
    // The provider's policies page.
    expect(links(html)).toContain('https://www.lineside.example/policies');
    expect(buttons(html)).toEqual(['Confirm']);
    expect(hidden(html)).toMatchObject({ payment: 'next-bill' });
    expect(links(html)).toContain('/cards?to=%2Factivation%2Fref-1%2Fsummary');
  });

  test('ACTIVATE-37: without the amount the page says so, and keeps “Pay now” to be chosen', () => {
    const html = show(<SummaryView page={summaryPage({ payNow: 'unknown', chosen: 'now' })} />);
    expect(words(html)).toContain('Oops! Something went wrong. Please try again.');
    expect(words(html)).toContain('Pay now We can’t show the amount right now.');
    expect(elements(html, 'input[name=payment][checked]').map(({ value }) => value)).toEqual(['now']);
    const known = show(<SummaryView page={summaryPage({ payNow: monthNow, chosen: 'now' })} />);
    expect(words(known)).not.toContain('Oops!');
  });

  test('ACTIVATE-37, ACTIVATE-38: somebody else of the group can’t pay now, nor change the card, and reads why', () => {
    const cards = { allowed: false, reason: 'secondary' } as const;
    const html = show(<SummaryView page={summaryPage({ chosen: 'now', cards })} />);
    expect(words(html)).toContain('you can’t pay the first month from your sign-in');
    expect(words(html)).toContain('Only the account holder can change the card.');
    expect(links(html).filter((href) => href.startsWith('/cards'))).toEqual([]);
  });

  test('ACTIVATE-21, MONEY-1, MONEY-5: amount and card stand beside each choice', () => {
    const html = show(<SummaryView page={summaryPage({ payNow: monthNow })} />);
    expect(elements(html, 'input[name=payment]').map(({ value }) => value)).toEqual(['next-bill', 'now']);
    expect(words(html)).toContain(
      'Next bill $26.56 with tax, on your Dec 5 bill, to Visa 4242 · $25.00 hold until then',
    );
    expect(words(html)).toContain('Pay now $26.56 with tax, now, to Visa 4242');
  });
});

describe('confirm', () => {
  test('ACTIVATE-22: shows what is activated, each with its way back', () => {
    const html = show(<ConfirmView page={confirmPage()} />);
    expect(heading(html)).toBe('Last step! Confirm your details');
    expect(words(html)).toContain('Device Google Pixel 8 IMEI 3569 3803 5643 809 Change IMEI');
    expect(words(html)).toContain('SIM number 8901 2601 2345 6789 012 Change SIM number');
    expect(words(html)).toContain('Phone number A new number near 01803 Change phone number');
    expect(words(html)).toContain('Plan Best Fit 5GB · $25.00 per month');
    expect(links(html)).toEqual([
      '/activation/ref-1/sim',
      '/activation/ref-1/device?another=1',
      '/activation/ref-1/sim',
      '/activation/ref-1/number',
    ]);
    expect(buttons(html)).toEqual(['Activate']);
    expect(hidden(html)).toMatchObject({ operation: 'operation-000001', version: 'version-1', mark: 'mark-1' });
  });

  test('ACTIVATE-22: shows a port-in with a masked PIN', () => {
    const html = show(<ConfirmView page={confirmPage({ number: portIn, accountNumber: '123456', hasPin: true })} />);
    expect(words(html)).toContain('Current number (555) 010-2231 · Verizon');
    expect(words(html)).toContain('Account number 123456 Change account number PIN •••• Change PIN ZIP code 01803');
  });

  test.each([
    ['changed', 'Your details were changed in another tab or on another device. Nothing was activated or charged.'],
    ['price-moved', 'Nothing was activated or charged.'],
  ])('ACTIVATE-23: %s: says that nothing was sent', (because, text) => {
    expect(words(show(<ConfirmView page={confirmPage()} because={because} />))).toContain(text);
  });

  test('ACTIVATE-24, ACTIVATE-37: says what is held or paid, and without the amount sends nothing', () => {
    const paying = (payment: Parameters<typeof confirmPage>[0]) =>
      words(show(<ConfirmView page={confirmPage(payment)} />));
    const later = paying({ payment: { how: 'next-bill', ...monthLater } });
    expect(later).toContain(`${onBill} Change first month Activate`);
    const unknown = { payment: { how: 'now-unknown' }, mark: undefined } as const;
    expect(paying(unknown)).toContain('Pay now · we can’t show the amount right now');
    const html = show(<ConfirmView page={confirmPage(unknown)} />);
    expect(words(html)).toContain('Oops! Something went wrong. Please try again. Nothing was activated or charged.');
    expect(elements(html, 'form')).toEqual([]);
    expect(links(html)).toEqual(expect.arrayContaining(['/activation/ref-1/confirm', '/activation/ref-1/summary']));
    const now = paying({ payment: { how: 'now', ...monthNow } });
    expect(now).toContain('We’ll charge $26.56 with tax now, to Visa 4242. Change first month Activate');
  });
});

describe('result', () => {
  test.each([
    [{ at: 'in-progress' }, monthLater, onBill],
    [{ at: 'successful', isSetupLeft: false }, monthNow, 'We charged $26.56 with tax to Visa 4242.'],
  ] as const)('MONEY-1: the receipt says what the check page said: %j', (outcome, firstMonth, text) => {
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
  ] as const)('ACTIVATE-25, ACTIVATE-26, ACTIVATE-28: %j: %s', (outcome, title, text) => {
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
  ] as const)('ACTIVATE-36, MONEY-3: says what was done with money, and with which card: %j', (done, text) => {
    for (const why of ['retry', 'downtime', 'other'] as const)
      expect(words(page({ at: 'refused', why, money: done })), why).toContain(text);
  });

  test('ACTIVATE-36: an activation that stopped says what was held, and not to try again', () => {
    const said = words(page({ at: 'needs-care', money: { what: 'hold', amount: 3100, with: visa } }));
    expect(said).toContain('A temporary hold of $31.00 is on Visa 4242. It isn’t a charge.');
    expect(said).not.toContain('try again');
    expect(said).not.toContain('can’t tell');
    const untold = words(page({ at: 'needs-care', money: undefined }));
    expect(untold).toContain('We can’t tell whether you were charged.');
  });

  test('ACTIVATE-26: 40245 leads back to the last step; a form for an address stands where none was told', () => {
    const down = page({ at: 'refused', why: 'downtime', money, told: 'ana@example.test' });
    expect(words(down)).toContain('We’ll write to ana@example.test when it works again.');
    expect(links(down)).toContain('/activation/ref-1/confirm');
    expect(links(down).filter((href) => href.includes('notify'))).toEqual([]);
    const fiveG = (told?: string) => links(page({ at: 'refused', why: 'fiveG', money, ...(told && { told }) }));
    expect(fiveG()).toContain('/activation/ref-1/device?notify=fiveG');
    expect(fiveG('ana@example.test').filter((href) => href.includes('notify'))).toEqual([]);
    expect(fiveG('ana@example.test')).toContain('/activation/ref-1/device?another=1');
  });

  test('ACTIVATE-38: a secondary whose hold failed is told who has the card, and can try again', () => {
    const html = page(
      { at: 'refused', why: 'hold', amount: 3100, money },
      { cards: { allowed: false, reason: 'secondary' } },
    );
    expect(words(html)).toContain('Only the account holder can change the card. Ask them to, and then try again.');
    expect(links(html).filter((href) => href.startsWith('/cards'))).toEqual([]);
    expect(elements(html, 'a.main')).toMatchObject([{ href: '/activation/ref-1/confirm' }]);
  });

  test('ACTIVATE-26: 40622 goes back to the order summary', () => {
    expect(links(page({ at: 'refused', why: 'retry', money }))).toContain('/activation/ref-1/summary');
  });

  test('ACTIVATE-25: a hold that failed leads to the cards, and from there back', () => {
    expect(links(page({ at: 'refused', why: 'hold', money }))).toContain('/cards?to=%2Factivation%2Fref-1%2Fconfirm');
  });

  test('ACTIVATE-28: an eSIM goes on to its setup', () => {
    const html = page({ at: 'successful', isSetupLeft: true }, { sim: 'esim' });
    expect(words(html)).toContain('CONTINUE TO SETUP');
    expect(links(html)[0]).toBe('/steps/ref-1?from=activation');
  });

  test('ACTIVATE-28: says when it takes longer than usual', () => {
    const html = page({ at: 'in-progress' }, { sentAt: 0 });
    expect(words(html)).toContain('This is taking longer than usual.');
  });

  test('ACTIVATE-30: a primary goes on with the next line', () => {
    const html = page({ at: 'successful', isSetupLeft: false }, { next: { ref: 'ref-2', occurrence: 2 } });
    expect(words(html)).toContain('Activate your second line');
    expect(links(html)).toContain('/activation/ref-2');
  });
});
