import { describe, expect, test } from 'vitest';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { changePlanForm, changePlanResult, changePlanReview, no } from '#app/ui/testing/sample.ts';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { readById } from '#rpc/carrier/procedures.ts';
import { targetsOf, timesOf } from '#rpc/domain/plan-change.ts';
import { can, reasons } from '#rpc/domain/permission.ts';
import { intervalOf } from '#rpc/poll/poll.ts';
import { planChange } from '#rpc/operation/plan-change.ts';
import { confirmPlanChange } from './review/intent.ts';
import { quotePlanChange } from './select/intent.ts';
import { fault, refOf, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { FakeShop } from '#rpc/testing/fake-shop.ts';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import { recordingCarrier } from '#rpc/testing/recording-carrier.ts';
import { intentRunner } from '#workers/portal.ts';
import { problemPage } from '../problem/problem-page.tsx';
import { ResultView } from './result/view.tsx';
import { ReviewView } from './review/view.tsx';
import { SelectView } from './select/view.tsx';

const line = refOf('line-2');
const names = ['small', 'medium', 'large'];
const planOf = (name: string, baseLinePrice: number) =>
  Plan.parse({
    name,
    displayNameWeb: name,
    baseLinePrice,
    additionalLinePrice: baseLinePrice,
    planData: 5,
    upGradableTo: names.slice(names.indexOf(name) + 1),
    downGradableTo: names.slice(0, names.indexOf(name)),
  });
const [small, medium, large] = [planOf('small', 20), planOf('medium', 35), planOf('large', 45)] as const;

const select = (own: Parameters<typeof changePlanForm>[0] = {}) => show(<SelectView form={changePlanForm(own)} />);
const review = (own: Parameters<typeof changePlanReview>[0] = {}) =>
  show(<ReviewView review={changePlanReview(own)} />);
const result = (own: Parameters<typeof changePlanResult>[0] = {}) =>
  show(<ResultView result={changePlanResult(own)} />);
const radios = (html: string) => elements(html, 'input').filter(({ type }) => type === 'radio');
const decide = (lines: ReturnType<typeof lineOf>[]) =>
  can('change-plan', { actor: lines[0] as ReturnType<typeof lineOf>, lines, config: {} }, lines[1] ?? lines[0]);

const priceOf = (occurrence: number) => ({ reachPlanId: 'medium', occurrence, price: 3500, orgPrice: 3500 });

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  ['PLAN-1', 'select plan', () => expect(words(select())).toContain('Which plan do you want?')],
  [
    'PLAN-1',
    'review: the plan change summary',
    () =>
      expect(words(review())).toMatch(
        /Review your plan change.*From Best Fit 5GB to Best Fit 15GB.*New price per month/,
      ),
  ],
  [
    'PLAN-1',
    'choose now or next cycle',
    () => expect(radios(review()).map(({ value }) => value)).toEqual(['now', 'next-cycle']),
  ],
  ['PLAN-14', 'success', () => expect(words(result({ state: 'done' }))).toContain('Your plan has changed')],
  [
    'PLAN-14',
    'scheduled success',
    () => expect(words(result({ state: 'done', when: 'next-cycle' }))).toContain('Your plan change is scheduled'),
  ],
  [
    'ERROR-7',
    'failure: its title and text',
    () => {
      const text = words(result({ state: 'refused', refusal: 'other' }));
      expect(text).toMatch(/^Plan Change Request Failed /);
      expect(text).toContain('Sorry, your request for plan change could not be completed due to an unexpected error.');
      expect(text).toContain('TRY AGAIN');
    },
  ],
  [
    'PLAN-14',
    'failure leads back to the selection',
    () =>
      expect(elements(result({ state: 'refused', refusal: 'other' }), 'a').map(({ href }) => href)).toContain(
        '/change-plan/ref-2',
      ),
  ],
  [
    'POLL-3',
    'in progress: asked again every 3 seconds',
    () => {
      expect(intervalOf('plan-change', 0, 'home')).toBe(3_000);
      expect(words(result({ state: 'pending' }))).toContain('Changing Marco Reyes’s line to Best Fit 15GB…');
    },
  ],
  [
    'PLAN-2',
    'only upgrade and downgrade targets of the current plan',
    () => {
      const other = planOf('other', 10);
      expect(
        targetsOf(medium, [large, other, small]).map(({ plan: { name }, direction }) => [name, direction]),
      ).toEqual([
        ['small', 'downgrade'],
        ['large', 'upgrade'],
      ]);
    },
  ],
  [
    'PLAN-3',
    'the current plan cannot be reselected: it is shown, and no choice',
    () => {
      expect(
        targetsOf({ ...medium, upGradableTo: ['medium', 'large'] }, [medium, large]).map(({ plan: { name } }) => name),
      ).toEqual(['large']);
      const html = select();
      expect(words(html)).toContain('Current plan: Best Fit 5GB');
      expect(radios(html).map(({ value }) => value)).toEqual(['plan-2gb', 'plan-15gb']);
    },
  ],
  [
    'LINE-30',
    'disabled unless every line is active, disconnected or similar',
    () => {
      const allowed = Array.from({ length: 12 }, (_, status) => status).filter(
        (status) => decide([lineOf(1), lineOf(2), lineOf(3, { status })]).allowed,
      );
      expect(allowed).toEqual([2, 3, 4, 7]);
    },
  ],
  [
    'LINE-31',
    'disabled if the primary is suspended',
    () => expect(decide([lineOf(1, { status: 3 }), lineOf(2)])).toMatchObject(no('primary-suspended')),
  ],
  [
    'PLAN-7',
    'an eSIM plan needs an eSIM-capable device, and says so',
    () => {
      const html = select({
        options: [
          {
            planId: 'plan-esim',
            name: 'eSIM only',
            unlimited: false,
            price: 2000,
            direction: 'upgrade',
            decision: no('device-without-esim'),
          },
        ],
      });
      expect(radios(html)).toEqual([expect.objectContaining({ value: 'plan-esim', disabled: '' })]);
      expect(words(html)).toContain('this line’s device doesn’t support eSIM');
    },
  ],
  [
    'LINE-32',
    'a secondary cannot change plans',
    () => {
      const lines = [lineOf(1), lineOf(2)];
      expect(can('change-plan', { actor: lines[1] as (typeof lines)[0], lines, config: {} }, lines[1])).toEqual(
        no('secondary'),
      );
    },
  ],
  [
    'PLAN-17',
    'not enabled: a message tells the customer to contact Care, whatever the reason',
    () => {
      for (const reason of reasons) {
        const html = select({ decision: no(reason) });
        expect(words(html)).toContain(`To change this plan, call us at ${samplePage.brand.careNumber}.`);
        expect(radios(html)).toEqual([]);
      }
    },
  ],
  [
    'PLAN-9',
    'pricing is asked with customerId and modified_occurrence, never from the cache; the reply is planPricingInfoList',
    async () => {
      const shop = new FakeShop();
      await quotePlanChange(shop.as(), line, 'large');
      const asked = shop.account.asked.filter(({ id }) => id === 'customer.planPricing');
      expect(asked.map(({ maxAgeMs }) => maxAgeMs)).toEqual([0, 0]);

      const prices = [{ reachPlanId: 'large', occurrence: 2, price: 40, orgPrice: 45 }];
      const { caller, sent } = recordingCarrier({ planPricingInfoList: prices });
      // One after the other: calls that are signed at the same time may be sent in any order.
      const replies = [];
      for (const { id, input } of asked) replies.push(await readById(caller, id, input));
      const path = '/auth/v0/astound/mobile/plan/pricing';
      expect(sent).toEqual([
        {
          method: 'PUT',
          path,
          fields: { customerId: 'line-1', modified_occurrence: '[{"occurrence":2,"reachPlanId":"medium"}]' },
        },
        {
          method: 'PUT',
          path,
          fields: { customerId: 'line-1', modified_occurrence: '[{"occurrence":2,"reachPlanId":"large"}]' },
        },
      ]);
      expect(replies[0]).toEqual({
        kind: 'reply',
        reply: { planPricingInfoList: [{ reachPlanId: 'large', occurrence: 2, price: 4000, orgPrice: 4500 }] },
      });
    },
  ],
  [
    'PLAN-13',
    'the change is sent as newReachPlanId, immediateEffect and customerId, and nothing else',
    async () => {
      const { caller, sent } = recordingCarrier();
      const operation = new FakeShop().put('sending');
      for (const when of ['now', 'next-cycle'] as const)
        await planChange.send(
          caller,
          { ...operation, terms: { ...operation.terms, when } },
          { groupId: 'group-1' },
          memoryJournal(),
        );
      const path = '/auth/v0/reachplan/change';
      expect(sent).toEqual([
        { method: 'POST', path, fields: { newReachPlanId: 'large', immediateEffect: 'true', customerId: 'line-2' } },
        { method: 'POST', path, fields: { newReachPlanId: 'large', immediateEffect: 'false', customerId: 'line-2' } },
      ]);
    },
  ],
  ...(
    [
      ['ERROR-8', 'fails', fault()],
      ['MONEY-14', 'has no line', reply({ planPricingInfoList: [] })],
      ['MONEY-14', 'leaves the changed line out', reply({ planPricingInfoList: [priceOf(1)] })],
    ] as const
  ).map(([id, how, pricing]): Row => [
    id,
    `plan pricing ${how}: the generic error screen, and nothing is sent`,
    async () => {
      const shop = new FakeShop();
      const operationId = await shop.quoted();
      shop.replies['customer.planPricing'] = pricing;
      const page = {
        path: '/',
        sent: true,
        noCustomerPath: '/user',
        failedLookupIsSignIn: false,
        waiting: async () => new Response(null, { status: 202 }),
        forgetActor: async () => undefined,
      };
      const run = intentRunner(
        async () => shop.as(),
        page,
        () => undefined,
      );
      const refusals = [
        run((portal) => quotePlanChange(portal, line, 'large')),
        run((portal) => confirmPlanChange(portal, line, operationId, 'now')),
      ].map((sent) =>
        sent.then(
          () => undefined,
          async (thrown: Response) => [thrown.status, await thrown.json()],
        ),
      );
      expect(await Promise.all(refusals)).toEqual(Array(2).fill([503, { unsent: true }]));
      expect(shop.account.submitted).toEqual([]);
      const text = words(show(problemPage({ status: 503, told: { unsent: true } }).view));
      expect(text).toContain('Something Went Wrong');
      expect(text).toContain('We cannot process this request at this time, try again in a few minutes');
      expect(text).toContain('Nothing was changed or charged');
      expect(text).toContain('TRY AGAIN');
    },
  ]),
  [
    'PLAN-4',
    'plans are sorted by baseLinePrice, ascending',
    () => {
      expect(
        targetsOf({ ...medium, upGradableTo: ['large', 'small'], downGradableTo: [] }, [large, small]).map(
          ({ plan: { name } }) => name,
        ),
      ).toEqual(['small', 'large']);
    },
  ],
  [
    'PLAN-4',
    'prices have two decimals, per month',
    () => expect(words(select())).toMatch(/\$15\.00 per month.*\$40\.00 per month/),
  ],
  [
    'PLAN-5',
    'an upgrade starts now or later, a downgrade always with the next cycle',
    () => {
      expect(timesOf(lineOf(2), { plan: large, direction: 'upgrade' })).toEqual(['now', 'next-cycle']);
      expect(timesOf(lineOf(2), { plan: small, direction: 'downgrade' })).toEqual(['next-cycle']);
    },
  ],
  [
    'PLAN-6',
    '“Charges for the plan change apply next billing cycle” for all downgrades',
    () => {
      expect(words(review({ direction: 'downgrade', times: ['next-cycle'] }))).toContain(
        'Charges for the plan change apply next billing cycle',
      );
    },
  ],
  [
    'PLAN-6',
    '… and for upgrades marked later',
    () => {
      expect(words(review())).toMatch(
        /With the next billing cycle.*Charges for the plan change apply next billing cycle/,
      );
      expect(words(result({ state: 'done', when: 'next-cycle' }))).toContain(
        'Charges for the plan change apply next billing cycle',
      );
      expect(words(review({ times: ['now'] }))).not.toContain('Charges for the plan change apply next billing cycle');
      expect(words(result({ state: 'done', when: 'now' }))).not.toContain(
        'Charges for the plan change apply next billing cycle',
      );
    },
  ],
];

describe('rules of Change plan', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
