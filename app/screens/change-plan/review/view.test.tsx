import { expect, it } from 'vitest';
import { changePlanReview, no } from '#app/ui/testing/sample.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import { reviewMessages } from './copy.ts';
import { reviewForm } from './form.ts';
import { ReviewView, titleOfReview } from './view.tsx';

it('shows what changes, for whom, what it costs now and later, and one button (PLAN-1, MONEY-1)', () => {
  const html = show(<ReviewView review={changePlanReview()} />);
  expect(words(html)).toMatch(/Step 2 of 2.*Best Fit 15GB, \$20.00 more per month/);
  expect(words(html)).toContain('Your busiest month of the last 3: 3.9 GB');
  expect(words(html)).toContain(
    'Marco Reyes (555) 010-7718 Your plan now Best Fit 5GB New plan Best Fit 15GB Data each month 15 GB',
  );
  expect(words(html)).toContain(
    'New price per month $40.00 Current price per month $20.00 Charged today $0.00 Taxes & fees extra.',
  );
  expect(elements(html, 'button')).toMatchObject([
    { type: 'submit', class: 'btn main', name: 'when', value: 'next-cycle' },
    { type: 'submit', class: 'btn', name: 'when', value: 'now' },
  ]);
});

it('has for each time its charges, with the tax, above its own button (PLAN-23)', () => {
  const html = show(<ReviewView review={changePlanReview()} />);
  expect(words(html)).toContain(
    'When should it start? With the next billing cycle From Dec 3. Charges for the plan change apply next billing ' +
      'cycle. We’ll charge $42.50 per month with tax from your Dec 3 bill on, to Visa 4242. Change with the next ' +
      'billing cycle for $42.50 per month with tax',
  );
  expect(words(html)).toContain(
    'Now Your next bill will have the new price, plus about $8.50 with tax for the rest of this billing cycle. ' +
      'We’ll charge about $51.00 with tax on your Dec 3 bill, then $42.50 per month with tax, to Visa 4242. Change ' +
      'now for about $51.00 with tax',
  );
  const now = words(show(<ReviewView review={changePlanReview({ times: ['now'] })} />));
  expect(now).toContain('Change to Best Fit 15GB for about $51.00 with tax');
  expect(now).not.toContain('Charges for the plan change apply next billing cycle');
});

it('shows a downgrade without a choice, in the exact words (PLAN-5, PLAN-6)', () => {
  const html = show(<ReviewView review={changePlanReview({ times: ['next-cycle'], direction: 'downgrade' })} />);
  expect(words(html)).toContain('Charges for the plan change apply next billing cycle');
  expect(elements(html, 'button')).toMatchObject([{ name: 'when', value: 'next-cycle' }]);
  expect(words(html)).toContain('Change to Best Fit 15GB for $42.50 per month with tax');
  expect(words(html)).toContain('Until Dec 2 Best Fit 5GB Left until then 3.3 GB From Dec 3 Best Fit 15GB');
});

it.each([
  [1000, 'Best Fit 15GB, $10.00 less per month', 'Best Fit 15GB, $10.00 menos al mes'],
  [2000, 'Best Fit 15GB, the same price', 'Best Fit 15GB, el mismo precio'],
])('has the outcome as its heading and title: %i cents (PLAN-19)', (cents, en, es) => {
  const priceOf = (price: number) => ({ price, list: price, homeInternet: 0, coupon: 0 });
  const prices = [{ occurrence: 2, before: priceOf(2000), after: priceOf(cents), line: { occurrence: 2 } }];
  const review = changePlanReview({ prices, savedAYear: 12_000 });
  expect([titleOfReview(review, 'en'), titleOfReview(review, 'es')]).toEqual([en, es]);
  expect(words(show(<ReviewView review={review} />))).toContain('You save a year $120.00');
});

it('lists discounts, and every other line whose price moves (PLAN-11, PLAN-12)', () => {
  const price = (cents: number, homeInternet = 0, coupon = 0) => ({
    price: cents,
    list: cents + homeInternet + coupon,
    homeInternet,
    coupon,
  });
  const html = show(
    <ReviewView
      review={changePlanReview({
        prices: [
          {
            occurrence: 2,
            before: price(2000),
            after: price(3000, 500, 1000),
            line: { name: 'Marco Reyes', occurrence: 2 },
          },
          { occurrence: 3, before: price(2500), after: price(1000), line: { occurrence: 3 } },
        ],
      })}
    />,
  );
  expect(words(html)).toContain(
    'Best Fit 15GB $45.00 Home-internet discount -$5.00 Discount -$10.00 New price per month $30.00',
  );
  expect(words(html)).toContain('Price changes on your other lines');
  expect(words(html)).toContain('Third line $25.00, then $10.00 per month');
  expect(words(html)).toContain('Total for all lines $5.00 less per month');
});

it('says that a plan for eSIM leaves the SIM card of the line as it is (PLAN-24)', () => {
  expect(words(show(<ReviewView review={changePlanReview({ keepsSim: true })} />))).toContain(
    'The change doesn’t replace the card: keep it in your phone, and call us at',
  );
});

it('shows the scheduled change that the new plan replaces', () => {
  expect(words(show(<ReviewView review={changePlanReview({ replaces: 'Best Fit 2GB' })} />))).toContain(
    'This replaces your scheduled change to Best Fit 2GB',
  );
});

it('says “another plan” of one whose name is not known (PLAN-22)', () => {
  const pageOf = (own = {}) => words(show(<ReviewView review={changePlanReview(own)} />));
  expect(pageOf({ replaces: '' })).toContain('This replaces your scheduled change to another plan.');
  expect(pageOf()).not.toContain('another plan.');
});

it('links back with the chosen plan', () => {
  expect(elements(show(<ReviewView review={changePlanReview()} />), 'a').map(({ href }) => href)).toEqual([
    '/change-plan/ref-2?plan=plan-15gb',
  ]);
});

it('shows the reason of its return, and that nothing was changed', () => {
  const html = show(<ReviewView review={changePlanReview()} because="moved" />);
  expect(words(html)).toContain('Prices or dates have changed');
  expect(words(html)).toContain('Your plan hasn’t changed, and nothing was charged.');
  expect(html).toContain('role="status"');
});

it('has no button where the change is refused', () => {
  const html = show(<ReviewView review={changePlanReview({ decision: no('sim-swap') })} />);
  expect(html).not.toContain('<form');
  expect(elements(html, 'button')[0]).toMatchObject({ disabled: '', 'aria-describedby': 'why-not' });
  expect(words(html)).toContain('A SIM swap is in progress on this line.');
});

it.each([['now'], ['next-cycle']])('takes %s', (when) => {
  const choice = {
    when,
    plan: 'large',
    from: 'medium',
    occurrence: '2',
    price: '4000',
    quoteHash: 'hash-of-the-quote',
  };
  expect(reviewForm(reviewMessages.en).parse(choice)).toEqual({ ...choice, occurrence: 2, price: 4000 });
});

it('leaves out what to read again where that is made up', () => {
  const made = { when: 'now', from: '..', occurrence: '0', price: '-1' };
  expect(reviewForm(reviewMessages.en).parse(made)).toMatchObject({
    from: undefined,
    occurrence: undefined,
    price: undefined,
  });
});

it.each([[undefined], ['later'], [['now', 'next-cycle']]])('refuses %j, and says what to do', (when) => {
  expect(
    reviewForm(reviewMessages.en)
      .safeParse({ when })
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Choose when your new plan should start.']);
  expect(
    reviewForm(reviewMessages.es)
      .safeParse({ when })
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Elija cuándo debe empezar el plan.']);
});
