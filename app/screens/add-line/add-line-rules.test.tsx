import { describe, expect, test } from 'vitest';
import {
  addressPage,
  esimOrder,
  linePage,
  planPage,
  reviewPage,
  shippingPage,
} from '#app/ui/testing/sample-add-line.ts';
import { elements, hidden, links, show, words } from '#app/ui/testing/show.tsx';
import { AddressView } from './address/view.tsx';
import { NewLineView } from './line/view.tsx';
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
    '%s sends back the version that it showed, and has the reason when nothing was saved (JOURNEY-5)',
    (_, html) => {
      expect(hidden(html)).toMatchObject({ version: 'version-1' });
      expect(words(html)).toMatch(/in another tab or on another device/);
      expect(html).toContain('role="status"');
    },
  );

  test('names its stage among four, and which of several lines the page is about (ADDLINE-23)', () => {
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

  test('posts to its own address, which has no answer in it (JOURNEY-9)', () => {
    expect(pages.flatMap(([, html]) => elements(html, 'form').map(({ method, action }) => [method, action]))).toEqual(
      Array(5).fill(['post', undefined]),
    );
  });
});

describe('plan', () => {
  test('offers plans as cards with the price of each line, for as many lines as fit (ADDLINE-2, ADDLINE-3)', () => {
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

  test('selects a plan from the list of plans, and ignores one that is not on sale (PUBLIC-34)', () => {
    const page = planPage({ chosen: { planId: 'plan-2gb' } });
    const chosenOf = (wanted: string) =>
      radios(show(<PlanView page={page} wanted={wanted} />), 'plan').filter((one) => 'checked' in one);
    const other = page.plans.find(({ planId }) => planId !== 'plan-2gb')?.planId ?? '';
    expect(chosenOf(other)).toMatchObject([{ value: other }]);
    expect(chosenOf('ghost')).toMatchObject([{ value: 'plan-2gb' }]);
  });

  test('has a field for a coupon, and confirms an accepted one (ADDLINE-4, ADDLINE-26)', () => {
    const html = show(<PlanView page={planPage({ coupon: { code: 'HOME5', discount: 500 } })} />);
    expect(elements(html, 'input[name=coupon]')).toMatchObject([{ value: 'HOME5' }]);
    expect(words(html)).toContain('HOME5: $5.00 less per line each month. The prices include it.');
    // Enter in a field presses the first button.
    expect(elements(html, 'main form button, form button').map(({ name }) => name)).toEqual([undefined, 'apply']);
  });
});

describe('address', () => {
  test('requires a choice of place when the ZIP belongs to another (ADDLINE-12)', () => {
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

test('has the days and price of each shipping method (ADDLINE-13)', () => {
  const html = show(<ShippingView page={shippingPage()} />);
  expect(words(html)).toContain('First class 3 to 6 days · $3.00 Priority 2 to 4 days · $10.00');
  expect(radios(html, 'way')[0]).toHaveProperty('checked');
});

describe('review', () => {
  test('shows each line, both totals, and the hold to the letter (ADDLINE-14, ADDLINE-15, MONEY-1)', () => {
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

  test('names a coupon that no longer takes anything off (ADDLINE-25)', () => {
    const page = reviewPage({ unusedCoupon: 'FRIEND10' });
    const html = show(<ReviewView page={{ ...page, order: { ...page.order, coupon: undefined } }} />);
    expect(words(html)).toContain('FRIEND10 · takes nothing off a new line');
  });

  test('has a link to the page of each answer (JOURNEY-6)', () => {
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

  test('shows that the price has changed and nothing was ordered (ADDLINE-16)', () => {
    const said = words(show(<ReviewView page={reviewPage()} because="price-moved" />));
    expect(said).toContain('The price has changed');
    expect(said).toContain('Nothing was ordered or charged.');
  });

  test('ships nothing and charges nothing once for eSIMs alone (ADDLINE-1)', () => {
    const said = words(show(<ReviewView page={reviewPage({ order: esimOrder, once: 0 })} />));
    expect(said).not.toMatch(/Shipping|Once|SIM kit/);
    expect(said).toContain('Order 2 lines for $31.88 per month with tax');
  });
});

test('shows the reason to a viewer who may not add a line (ADDLINE-19)', () => {
  const html = show(
    <BlockedView why={{ reason: 'not-active', line: { whose: 'own', occurrence: 1, state: 'activating' } }} />,
  );
  expect(words(html)).toContain('You can do this once your own line is active.');
  expect(html).not.toContain('<form');
});
