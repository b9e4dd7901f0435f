import { describe, expect, it } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import { elements, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { broadbandLabel } from '#rpc/domain/broadband-label.ts';
import type { PlanWish } from '#rpc/domain/find-plan.ts';
import type { PlanList, PlanOnSale } from '#rpc/public/plan.ts';
import { labelJson } from './label/label-json.ts';
import { PlansView } from './view.tsx';

const plan = (overrides: Partial<PlanOnSale> = {}): PlanOnSale => ({
  id: 'plan-5gb',
  name: 'Best Fit 5GB',
  firstLine: 2500,
  eachMoreLine: 2000,
  moreLines: [],
  gigabytes: 5,
  unlimited: false,
  video: 'SD',
  esimOnly: false,
  ...overrides,
});
const list = (...plans: PlanOnSale[]): PlanList => ({ plans, extraData: { gigabytes: 1, price: 500 }, simKit: 500 });
const page = (shown: PlanList | undefined) => show(<PlansView list={shown} />, visitorPage);

describe('a plan', () => {
  const text = words(page(list(plan())));

  it('has its price with two decimals per month, its data and the price of more lines', () => {
    expect(text).toContain(
      'Best Fit 5GB $25.00 per month 5 GB of data per month $20.00 per month for each extra line Video in SD',
    );
  });

  it('has its broadband facts in a table that opens without script', () => {
    const html = page(list(plan()));
    expect(elements(html, 'details')).toHaveLength(1);
    expect(words(html.slice(html.indexOf('<table'), html.indexOf('</table>')))).toBe(
      'Lineside Mobile, Best Fit 5GB Mobile Broadband Consumer Disclosure Monthly price $25.00 Each extra line, ' +
        'monthly $20.00 ' +
        'This monthly price is not an introductory rate and does not require a contract. ' +
        'Additional charges & terms SIM kit, once, for lines with a SIM card $5.00 Early termination fee $0.00 ' +
        'Government taxes Varies by location ' +
        'Speeds provided with plan Typical download speed 58–245 Mbps Typical upload speed 8–27 Mbps Typical latency ' +
        '28–52 ms ' +
        'Data included with monthly price 5 GB Charge for 1 GB of additional data $5.00 ' +
        'Policies and help Network management Read our policy Privacy Read our policy Customer support ' +
        '1.800.427.8686 ' +
        'Unique plan identifier: M0031846207PLAN5GB Learn more about the terms used on this label at the FCC’s ' +
        'Consumer Resource Center: fcc.gov/consumer',
    );
  });

  it('lists the lines one by one where they do not cost the same', () => {
    const split = [2000, 1800].map((price, index) => ({ occurrence: index + 2, price }));
    expect(words(page(list(plan({ moreLines: split }))))).toContain(
      'Line 2: $20.00 per month Line 3: $18.00 per month',
    );
    const alike = words(page(list(plan({ moreLines: split.map((line) => ({ ...line, price: 2000 })) }))));
    expect(alike).toContain('$20.00 per month for each extra line');
    expect(alike).not.toContain('Line 2');
  });

  it('may be unlimited, and for eSIM devices only', () => {
    const text = words(page(list(plan({ unlimited: true, gigabytes: 50, esimOnly: true }))));
    expect(text).toContain('Unlimited data, slower after 50 GB');
    expect(text).toContain('For devices with eSIM only');
    const { gigabytes: _, ...without } = plan({ unlimited: true });
    expect(words(page(list(without)))).toMatch(/Unlimited data \$20\.00.*Data included with monthly price Unlimited /);
  });
});

describe('each plan (PUBLIC-31)', () => {
  const two = plan({ id: 'plan-2gb', name: 'Best Fit 2GB', gigabytes: 2, firstLine: 2000 });
  const odd = plan({ id: 'plan-8gb', name: 'Family 8GB', gigabytes: 8 });
  const endless = plan({ id: 'plan-max', name: 'Unlimited', gigabytes: 50, unlimited: true });
  const html = page(list(two, odd, endless));

  it('has a bar of its data beside the largest, which data without end fills', () => {
    expect(elements(html, '.scale :not(.all)').map(({ width }) => width)).toEqual(['25%', '100%', '100%']);
    expect(words(html)).toContain('2 GB of data per month');
  });

  it('shows the use of its data, as far as it is in the texts', () => {
    expect(words(html).split(/For (?:calls|messages|social|video)/)).toHaveLength(2);
    expect(words(html)).toContain('For calls, texts and email, with Wi-Fi most of the time.');
  });

  it.each([
    [
      'a visitor',
      visitorPage,
      'Order online – Best Fit 2GB Bring your phone – Best Fit 2GB',
      [`${demo.external.shop}?plan=plan-2gb`, '/imei-compatibility-check?plan=plan-2gb'],
    ],
    ['an account holder', samplePage, 'Choose a line for this plan – Best Fit 2GB', ['/account?plan=plan-2gb']],
  ])('leads %s on with the plan (PUBLIC-34)', (_, facts, text, to) => {
    const shown = show(<PlansView list={list(two)} />, facts);
    expect(words(shown)).toContain(text);
    expect(elements(shown, '.plans .btn').map(({ href }) => href)).toEqual(to);
  });

  it('has no button for a secondary line', () => {
    const facts = { ...samplePage, me: { isPrimary: false, accountKnown: true } };
    expect(elements(show(<PlansView list={list(two)} />, facts), '.plans .btn')).toEqual([]);
  });
});

it('shows visitors the ways to order, with their hours (PUBLIC-34)', () => {
  const html = page(list(plan()));
  expect(words(html)).toContain(
    'Ready to join? Order by phone, 9AM to 9PM Eastern time, or by chat, 24/7. Have your phone’s IMEI ready: dial ' +
      '*#06#. Call 1.800.427.8686 Chat with us',
  );
  expect(words(show(<PlansView list={list(plan())} />))).not.toContain('Ready to join?');
});

describe('the plan finder (PUBLIC-38)', () => {
  const plans = list(plan({ id: 'a', name: 'Two', gigabytes: 2, firstLine: 2000 }), plan({ id: 'b', name: 'Five' }));
  const found = (wish?: PlanWish, facts = visitorPage) => show(<PlansView list={plans} wish={wish} />, facts);

  it('is a form without script, with nothing chosen, and no total before it is sent', () => {
    const html = found();
    expect(elements(html, 'form')).toMatchObject([{ method: 'get', action: '/cell-phone-plans#yours' }]);
    const lines = [1, 2, 3, 4, 5, 6].map((count) => `lines=${count}`);
    const uses = [2, 5, 10, 15].map((use) => `use=${use}`);
    expect(elements(html, 'input').map(({ name, value }) => `${name}=${value}`)).toEqual([...lines, ...uses]);
    expect(elements(html, 'input[checked], #yours, .panel')).toEqual([]);
  });

  it('shows the monthly total, its parts and the plan by its name', () => {
    const html = found({ lines: 3, use: 5 });
    expect(words(html)).toContain('3 lines with Five $65.00 per month $25.00 and 2 × $20.00. Taxes & fees extra.');
    expect(words(found({ lines: 1, use: 2 }))).toContain('1 line with Two $20.00 per month $20.00. Taxes');
    expect(elements(html, 'input[checked]').map(({ value }) => value)).toEqual(['3', '5']);
    expect(elements(html, '.panel')).toHaveLength(1);
  });

  it.each([
    ['a visitor', visitorPage, [`${demo.external.shop}?plan=b&lines=3`, '/imei-compatibility-check?plan=b']],
    ['an account holder', samplePage, ['/account?plan=b']],
    ['a secondary line', { ...samplePage, me: { isPrimary: false, accountKnown: true } }, []],
  ])('leads %s on with plan and lines (PUBLIC-34)', (_, facts, to) => {
    expect(elements(found({ lines: 3, use: 5 }, facts), '.panel a').map(({ href }) => href)).toEqual(to);
  });
});

it('keeps the order of the list', () => {
  const text = words(page(list(plan({ id: 'a', name: 'Two', firstLine: 2000 }), plan({ id: 'b', name: 'Five' }))));
  expect(text.indexOf('Two $20.00')).toBeLessThan(text.indexOf('Five $25.00'));
});

it.each([
  ['no list', undefined],
  ['an empty list', list()],
])('shows the fixed facts without the carrier, with the number to call: %s', (_, none) => {
  const text = words(page(none));
  expect(text).toContain('We can’t show the plans right now');
  expect(text).toContain('Plans start at $20 a month.');
  expect(text).toContain('Best Fit plans come with 15GB, 10GB, 5GB, or 2GB of data.');
  expect(text).toContain('save up to $300 a year');
  expect(text).toContain('call 1.800.427.8686.');
});

it('returns the same for programs, in dollars', () => {
  const { id, ...prices } = { id: 'a', extraData: { gigabytes: 1, price: 550 }, simKit: 499 };
  expect(labelJson(broadbandLabel(plan({ id }), prices, demo.network), demo, 'https://portal.example')).toMatchObject({
    uniquePlanIdentifier: 'M0031846207A',
    planName: 'Best Fit 5GB',
    monthlyPrice: 25,
    monthlyPriceOfEachExtraLine: 20,
    oneTimeFees: [{ amount: 4.99 }],
    earlyTerminationFee: 0,
    typicalDownloadMbps: { from: 58, to: 245 },
    dataIncluded: { unlimited: false, gigabytes: 5 },
    additionalData: { gigabytes: 1, amount: 5.5 },
    privacyPolicy: 'https://portal.example/privacy',
    customerSupport: '1.800.427.8686',
  });
});
