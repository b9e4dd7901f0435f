import { describe, expect, test } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import {
  addressPage,
  esimOrder,
  linePage,
  orderResult,
  planPage,
  reviewPage,
  shippingPage,
} from '#app/ui/testing/sample-add-line.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { elements, hidden, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { AddressView } from './address/view.tsx';
import { newLineMessages } from './line/copy.ts';
import { NewLineView } from './line/view.tsx';
import { OrderView } from './order/view.tsx';
import { PlanView } from './plan/view.tsx';
import { ReviewView } from './review/view.tsx';
import { ShippingView } from './shipping/view.tsx';
import { BlockedView } from './start/view.tsx';

const radios = (html: string, name: string) => elements(html, `input[type=radio][name=${name}]`);

describe('every step', () => {
  const pages = [
    ['plan', show(<PlanView page={planPage({ version: 'version-1' })} because="changed" />)],
    ['line', show(<NewLineView page={linePage()} because="changed" />)],
    ['address', show(<AddressView page={addressPage()} because="changed" />)],
    ['shipping', show(<ShippingView page={shippingPage()} because="changed" />)],
    ['review', show(<ReviewView page={reviewPage()} because="changed" />)],
  ] as const;

  test.each(pages)(
    'JOURNEY-5: %s sends back the version that it showed, and says when nothing was saved',
    (_, html) => {
      expect(hidden(html)).toMatchObject({ version: 'version-1' });
      expect(words(html)).toMatch(/in another tab or on another device/);
      expect(html).toContain('role="status"');
    },
  );

  test('JOURNEY-4: leads back one step; the first leads Home', () => {
    expect(pages.map(([, html]) => links(html)[0])).toEqual(['/home', ...Array(4).fill('/add-line/plan')]);
  });

  test('ADDLINE-23: names the stage that it is in, of four, and which of several lines it is about', () => {
    expect(pages.map(([, html]) => /Step \d of \d: [A-Z][a-z]+/.exec(words(html))?.[0])).toEqual([
      'Step 1 of 4: Plan',
      'Step 2 of 4: Lines',
      'Step 3 of 4: Delivery',
      'Step 3 of 4: Delivery',
      'Step 4 of 4: Review',
    ]);
    const second = show(<NewLineView page={linePage({ position: 2, count: 3 })} />);
    expect(words(second)).toContain('Step 2 of 4: Line 2 of 3');
  });

  test('JOURNEY-9: posts to its own address, which has no answer in it', () => {
    expect(pages.flatMap(([, html]) => elements(html, 'form').map(({ method, action }) => [method, action]))).toEqual(
      Array(5).fill(['post', undefined]),
    );
  });
});

describe('plan', () => {
  test('ADDLINE-2, ADDLINE-3: offers plans as cards with the price of each line, for as many lines as fit', () => {
    const html = show(<PlanView page={planPage({ chosen: { planId: 'plan-2gb', count: 2 } })} />);
    expect(words(html)).toContain('Plan and monthly price per line Taxes & fees extra. Best Fit 2GB $15.00');
    expect(words(html)).toContain('What each plan includes Best Fit 2GB 2 GB of data · SD video');
    expect(words(html)).toContain(
      'Second line $55.00 per month, Third line $50.00 per month, Fourth line $45.00 per month',
    );
    expect(words(html)).toContain('Best Fit 2GB 1 line: $15.00 2 lines: $30.00 3 lines: $45.00');
    expect(radios(html, 'count').map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect([...radios(html, 'plan'), ...radios(html, 'count')].filter((one) => 'checked' in one)).toMatchObject([
      { value: 'plan-2gb' },
      { value: '2' },
    ]);
  });

  test('PUBLIC-34: a plan from the list of plans is chosen, and one that is not on sale is left out', () => {
    const page = planPage({ chosen: { planId: 'plan-2gb' } });
    const chosenOf = (wanted: string) =>
      radios(show(<PlanView page={page} wanted={wanted} />), 'plan').filter((one) => 'checked' in one);
    const other = page.plans.find(({ planId }) => planId !== 'plan-2gb')?.planId ?? '';
    expect(chosenOf(other)).toMatchObject([{ value: other }]);
    expect(chosenOf('ghost')).toMatchObject([{ value: 'plan-2gb' }]);
  });

  test('ADDLINE-4: has a field for a coupon', () => {
    const html = show(<PlanView page={planPage({ chosen: { couponCode: 'HOME5' } })} />);
    expect(elements(html, 'input[name=coupon]')).toMatchObject([{ value: 'HOME5' }]);
  });
});

describe('line', () => {
  test('ADDLINE-6: is headed by its place in the group', () => {
    expect(words(show(<NewLineView page={linePage({ occurrence: 4 })} />))).toContain('Who will use your fourth line?');
  });

  test('ADDLINE-7: the IMEI is checked while typing where there is script', () => {
    const imei = (lite: boolean) =>
      elements(show(<NewLineView page={linePage()} />, { ...samplePage, lite }), 'input[name=imei]')[0];
    expect(imei(false)).toMatchObject({ 'data-assist': 'imei' });
    expect(JSON.parse(imei(false)?.['data-words'] ?? '')).toMatchObject({
      length: 'IMEI must be exactly 15 digits.',
      incompatible: 'Please enter a valid imei number.',
    });
    expect(imei(true)).not.toHaveProperty('data-assist');
  });

  test('ADDLINE-8: no SIM type is chosen before the IMEI is known', () => {
    const sim = radios(show(<NewLineView page={linePage()} />), 'sim');
    expect(sim.map(({ value }) => value)).toEqual(['esim', 'sim']);
    expect(sim.filter((one) => 'checked' in one || 'disabled' in one || 'required' in one)).toEqual([]);
  });

  test('ADDLINE-9: a plan for eSIM only leaves no other choice', () => {
    const html = show(
      <NewLineView page={linePage({ esimOnly: true, line: { firstName: 'Ana', lastName: 'Reyes', sim: 'sim' } })} />,
    );
    expect(words(html)).not.toContain('or a SIM card if not');
    const [esim, sim] = radios(html, 'sim');
    expect(esim).toHaveProperty('checked');
    expect(sim).toHaveProperty('disabled');
    expect(words(html)).toContain('Your plan is for eSIM only.');
  });
});

describe('ADDLINE-21: a device that can’t be taken or checked', () => {
  const emailId = 'dana@example.test';
  const typed = { firstName: 'Ana', lastName: 'Reyes', imei: '356938035643267', sim: 'esim' };
  const again = { initialValue: typed };
  const offered = (interest: 'fiveG' | 'downtime', sent = false) =>
    show(<NewLineView page={linePage()} again={again} offer={{ interest, lead: { emailId, sent } }} />);

  test.each([
    ['fiveG', 'We can’t activate this 5G model yet'],
    ['downtime', 'The device check is down right now'],
  ] as const)('%s: offers to tell at the customer’s address, after the main button', (interest, title) => {
    const html = offered(interest);
    expect(words(html)).toContain(title);
    expect(elements(html, 'input[name=email]')).toMatchObject([{ type: 'email', value: emailId }]);
    expect(elements(html, 'form button')).toMatchObject([{ type: 'submit' }, { name: 'notify', value: interest }]);
    expect(elements(html, 'form button')[0]).not.toHaveProperty('name');
  });

  test('keeps what was typed, another address too', () => {
    const html = show(
      <NewLineView
        page={linePage()}
        again={{ initialValue: { ...typed, email: 'leo@example.test' } }}
        offer={{ interest: 'fiveG', lead: { emailId, sent: false } }}
      />,
    );
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['lastName', 'Reyes'],
      ['imei', typed.imei],
      ['email', 'leo@example.test'],
    ])
      expect(elements(html, `input[name=${name}]`)).toMatchObject([{ value }]);
    expect(radios(html, 'sim').filter((one) => 'checked' in one)).toMatchObject([{ value: 'esim' }]);
  });

  test('asks again for an address that is none', () => {
    const wrong = { error: { email: ['No'] }, initialValue: { ...typed, notify: 'fiveG', email: 'nobody' } };
    const html = show(<NewLineView page={linePage()} again={wrong} />);
    expect(elements(html, 'input[name=email]')).toMatchObject([{ value: 'nobody', 'aria-invalid': 'true' }]);
    expect(elements(html, 'button[name=notify]')).toHaveLength(1);
  });

  test.each([
    ['This IMEI is on another line.', true],
    [deviceCheckMessages.en.alreadyInUse, true],
    [newLineMessages.en.imei.length, false],
    [newLineMessages.en.imei.invalid, false],
  ])('ERROR-22: a device in use has the number to call beside it: %s', (error, called) => {
    const html = show(<NewLineView page={linePage()} again={{ error: { imei: [error] }, initialValue: typed }} />);
    expect(words(html).includes(`${error} Call us: 1.800.427.8686`)).toBe(called);
    expect(elements(html, '.wrong a')).toHaveLength(called ? 1 : 0);
  });

  test('says where we write when it was sent at once, and asks for nothing', () => {
    expect(words(offered('downtime', true))).toContain('We’ll write to dana@example.test when it works again.');
    expect(elements(offered('downtime', true), 'input[name=email], button[name=notify]')).toEqual([]);
  });

  test('says thank you, with what was typed still there', () => {
    const sent = { initialValue: { ...typed, notify: 'fiveG', email: emailId } };
    const html = show(<NewLineView page={linePage()} again={sent} thanks="fiveG" />);
    expect(words(html)).toContain('Thank you for your interest. Customer Success will get in touch once 5G ready.');
    expect(elements(html, 'input[name=firstName]')).toMatchObject([{ value: 'Ana' }]);
    expect(elements(html, 'button[name=notify]')).toEqual([]);
  });

  test('offers nothing before the check', () => {
    expect(elements(show(<NewLineView page={linePage()} />), 'input[name=email], button[name=notify]')).toEqual([]);
  });
});

describe('address', () => {
  test('ADDLINE-11: offers the states and territories, and ships within the United States', () => {
    const html = show(<AddressView page={addressPage()} />);
    const codes = elements(html, 'option').map(({ value }) => value);
    expect(codes).toHaveLength(57);
    expect(codes).toEqual(expect.arrayContaining(['MA', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP']));
    expect(words(html)).toContain('We ship only within the United States.');
  });

  test('ADDLINE-12: asks which place is meant when the ZIP says another', () => {
    const html = show(
      <AddressView
        page={addressPage()}
        again={{ error: { meant: ['ZIP code 01803 is in Burlington, MA. Choose which place is right.'] } }}
        places={{ zip: { city: 'Burlington', state: 'MA' }, typed: { city: 'Lowell', state: 'MA' } }}
      />,
    );
    expect(words(html)).toContain('Burlington, MA The ZIP code’s place Lowell, MA What you entered');
    expect(radios(html, 'meant').map(({ value }) => value)).toEqual(['zip', 'typed']);
    expect(links(html)).toContain('#address-meant');
    expect(radios(show(<AddressView page={addressPage()} />), 'meant')).toEqual([]);
  });
});

test('ADDLINE-13: the ways to ship have their days and price', () => {
  const html = show(<ShippingView page={shippingPage()} />);
  expect(words(html)).toContain('First class 3 to 6 days · $3.00 Priority 2 to 4 days · $10.00');
  expect(radios(html, 'way')[0]).toHaveProperty('checked');
});

describe('review', () => {
  test('ADDLINE-14, ADDLINE-15, MONEY-1: shows each line, both totals, and the hold to the letter', () => {
    const said = words(show(<ReviewView page={reviewPage()} />));
    expect(said).toContain('Second line Ana Reyes · SIM card · $15.00 per month');
    expect(said).toContain('Third line Leo Reyes · eSIM · Google Pixel 8 · $15.00 per month');
    expect(said).toContain('Per month $31.88 with tax');
    expect(said).toContain('1 SIM kit at $5.00 $5.00 Shipping $3.00 Tax $0.31 One-time total $8.31');
    expect(said).toContain('A temporary hold is placed on the card for the total plan value at first bill.');
    expect(said).toContain('HOME5 · $5.00 less per line');
    expect(said).toContain(
      'We’ll charge $8.31 with tax one time and $31.88 per month with tax from your Dec 5 bill on, to Visa 4242. ' +
        'Order 2 lines for $31.88 per month with tax, and $8.31 with tax one time',
    );
  });

  test('JOURNEY-6: every answer has its way back', () => {
    const html = show(<ReviewView page={reviewPage()} />);
    expect(links(html).slice(1)).toEqual([
      '/add-line/plan',
      '/add-line/plan',
      '/add-line/plan',
      '/add-line/lines/1',
      '/add-line/lines/2',
      '/add-line/address',
      '/add-line/shipping',
    ]);
    expect(hidden(html)).toMatchObject({ operation: 'operation-000001', version: 'version-1', mark: 'mark-1' });
  });

  test('ADDLINE-16: says that the price has changed and that nothing was ordered', () => {
    const said = words(show(<ReviewView page={reviewPage()} because="price-moved" />));
    expect(said).toContain('The price has changed');
    expect(said).toContain('Nothing was ordered or charged.');
  });

  test('ADDLINE-1: with eSIMs alone nothing is shipped and nothing is paid once', () => {
    const said = words(show(<ReviewView page={reviewPage({ order: esimOrder, once: 0 })} />));
    expect(said).not.toMatch(/Shipping|Once|SIM kit/);
    expect(said).toContain('Order 2 lines for $31.88 per month with tax');
  });
});

describe('order', () => {
  const page = (own: Parameters<typeof orderResult>[0]) => show(<OrderView result={orderResult(own)} />);

  test.each(['sending', 'pending'] as const)('%s: says how far it is', (state) => {
    const said = words(page({ state }));
    expect(said).toContain('Ordering 2 lines…');
    expect(said).toContain('Ana Reyes · SIM card Added');
    expect(said).toContain('Leo Reyes · eSIM Not yet');
    expect(said).toContain('1 SIM card Not yet');
  });

  test('unknown: asks not to order again', () => {
    expect(words(page({ state: 'unknown' }))).toContain('Please don’t order again');
  });

  test('done: says what comes next, and leads to Track Order', () => {
    const html = page({ state: 'done', isOrdered: true });
    expect(words(html)).toContain('We’ll ship 1 SIM card by First class. It takes 3 to 6 days.');
    expect(words(html)).toContain('You can activate lines with an eSIM from Home now.');
    expect(links(html)).toEqual(['/home', '/track-order?line=ref-2']);
  });

  test.each([
    ['other', undefined, 'Something went wrong. Please try again.'],
    ['lineRefused', 'This group is closed.', 'This group is closed.'],
    ['never-arrived', undefined, 'We couldn’t send your order.'],
    ['session', undefined, 'Your session ended before we could send the order.'],
  ])('ADDLINE-18: refused (%s): nothing was ordered, and the answers are kept', (refusal, message, said) => {
    const html = page({ state: 'refused', refusal, message });
    expect(words(html)).toContain('Oops!');
    expect(words(html)).toContain(said);
    expect(links(html)).toEqual(['/add-line/review', 'tel:+18004278686', '/home']);
  });

  test('ADDLINE-22: a coupon that was refused is named, with the carrier’s words and the way to change it', () => {
    const html = page({ state: 'refused', refusal: 'refused', refusedCoupon: 'HOME5', message: 'Coupon used.' });
    expect(words(html)).toContain('Coupon used. The coupon HOME5 wasn’t accepted, so nothing was ordered or charged.');
    expect(links(html)).toEqual(['/add-line/plan', '/add-line/review', 'tel:+18004278686', '/home']);
    const unsaid = words(page({ state: 'refused', refusal: 'other', refusedCoupon: 'HOME5' }));
    expect(unsaid).not.toContain('Something went wrong. Please try again.');
  });

  test('ADDLINE-18: after a part was done, says which, whom to call and with which reference', () => {
    const html = page({ state: 'needs-care', message: 'This group is closed.', isNotOrdered: true });
    expect(words(html)).toContain('This group is closed. Part of your order went through, and part didn’t.');
    expect(words(html)).toContain('Ana Reyes · SIM card Added');
    expect(words(html)).toContain('Leo Reyes · eSIM Not added');
    expect(words(html)).toContain('1 SIM card Not ordered We didn’t charge you for SIM cards or shipping.');
    const unread = words(page({ state: 'needs-care' }));
    expect(unread).toContain('1 SIM card Not known');
    expect(unread).toContain('We can’t tell whether you were charged.');
    expect(unread).not.toContain('We didn’t charge');
    expect(words(html)).toContain(`Reference ${spokenReference('operation-1')}`);
    expect(links(html)).toContain('tel:+18004278686');
    expect(links(html)).not.toContain('/add-line/review');
  });
});

test('ADDLINE-19: who may not add a line reads why', () => {
  const html = show(
    <BlockedView why={{ reason: 'not-active', line: { whose: 'own', occurrence: 1, state: 'activating' } }} />,
  );
  expect(words(html)).toContain('You can do this once your own line is active.');
  expect(html).not.toContain('<form');
});
