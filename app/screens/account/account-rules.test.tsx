import { describe, expect, test } from 'vitest';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import { dayText, longDayText } from '#app/ui/day.tsx';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { accountOverview, type AccountQuery } from './account/intent.ts';
import { dataServiceForm } from '#rpc/portal/data-service.ts';
import { dataService } from '#rpc/operation/data-service.ts';
import { contextOf, FakeAccount, fault, noon, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { recordingCarrier } from '#rpc/testing/recording-carrier.ts';
import { AccountView } from './account/view.tsx';
import { PauseDataView } from './pause-data/view.tsx';

const gigabyte = 1024 ** 3;
const billed: CustomerDraft = { billStartDate: '2026-11-03', billEndDate: '2026-12-02', activationDate: '2026-09-20' };
const ref = refOf('line-1');

interface Given {
  lines?: Customer[];
  actor?: Customer;
  asked?: AccountQuery;
  purchases?: Purchase[];
  replies?: Replies;
  config?: Record<string, string>;
}

function given({
  lines = [lineOf(1, billed)],
  actor = lines[0] ?? lineOf(1),
  purchases = [],
  replies = {},
  config = {},
}: Given) {
  const fake = new FakeAccount(
    lines.map(({ id }) => id),
    {
      'customer.byUsername': reply(actor),
      'customer.group': reply({ customers: lines }),
      'config.keys': reply(config),
      'topup.group': reply({ purchases }),
      'usage.group': ({ startDate, endDate }) =>
        reply({
          billStartDate: startDate,
          billEndDate: endDate,
          users: lines.map(({ id }) => ({ userId: id, bytes: 2 * gigabyte, maxBytes: 5 * gigabyte })),
          days: [{ date: startDate, users: lines.map(({ id }) => ({ userId: id, bytes: 2 * gigabyte })) }],
        }),
      'catalog.plan': reply({ name: 'plan-2gb', displayNameWeb: 'Best Fit 2GB' }),
      ...replies,
    },
  );
  return { fake, context: contextOf(actor, fake).context };
}

/** Account, as its page says it. */
async function look(one: Given = {}) {
  const { fake, context } = given(one);
  const model = await accountOverview(context, one.asked ?? {});
  const html = show(<AccountView account={model} />);
  return { model, html, text: words(html), fake };
}

const only = (draft: CustomerDraft, one: Given = {}) => look({ lines: [lineOf(1, { ...billed, ...draft })], ...one });
const open = (cycle?: string, one: Given = {}) => look({ asked: { usage: ref, cycle }, ...one });
/** Buttons that cannot be pressed, by their words. */
const closed = (html: string) =>
  [...html.matchAll(/<button[^>]*disabled[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => words(inner));
const switches = async (draft: CustomerDraft, one: Given = {}) =>
  closed((await only(draft, one)).html).includes('Pause data');
const bought = (count: number): Purchase[] =>
  Array.from({ length: count }, (_, index) => ({
    customerId: 'line-1',
    totalData: index + 1,
    topupDate: `2026-11-${10 + index}T15:00:00Z`,
  }));

type Row = [id: string, rule: string, check: () => unknown];

const paused: Operation<'data-service'> = {
  id: 'operation-000001',
  kind: 'data-service',
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'done',
  terms: { pause: true, primaryId: 'line-1' },
  issuedAt: noon,
  sentAt: noon,
  settledAt: noon,
};

const rows: Row[] = [
  [
    'LINE-18',
    'line cards, the primary first',
    async () => {
      const { html } = await look({
        lines: [lineOf(2, { firstName: 'BO' }), lineOf(1, { firstName: 'AL' })],
        actor: lineOf(1),
      });
      expect([...html.matchAll(/<h2[^>]*>(\w+)/g)].map(([, name]) => name).slice(0, 2)).toEqual(['Al', 'Bo']);
    },
  ],
  [
    'ACCOUNT-1',
    'a card has CHANGE PLAN',
    async () => expect(elements((await only({})).html, 'a').map(({ href }) => href)).toContain(`/change-plan/${ref}`),
  ],
  [
    'ACCOUNT-1',
    'a card has a Data Service switch',
    async () => {
      expect((await only({})).text).toContain('Data Service On');
      expect((await only({ isDataCutoff: true })).text).toContain('Data Service Paused');
    },
  ],
  [
    'ACCOUNT-1',
    'a card has View Usage History, and Hide Usage History when it is open',
    async () => {
      expect((await only({})).text).toContain('View Usage History');
      expect((await open()).text).toContain('Hide Usage History');
    },
  ],
  [
    'ACCOUNT-2',
    'previous and next billing cycle',
    async () => {
      const { model } = await open('2026-10-03');
      expect(model.usage).toMatchObject({
        cycle: { start: '2026-10-03', end: '2026-11-02' },
        previous: '2026-09-03',
        next: '2026-11-03',
      });
    },
  ],
  [
    'ACCOUNT-2',
    'the arrows are disabled at the ends',
    async () => {
      expect(closed((await open()).html)).toEqual([expect.stringContaining('Next')]);
      expect(closed((await open('2026-09-03')).html)).toEqual([expect.stringContaining('Previous')]);
      expect(closed((await open('2026-10-03')).html)).toEqual([]);
    },
  ],
  [
    'ACCOUNT-5',
    'data purchase history: up to 3 rows, then View More',
    async () => {
      const history = async (count: number) => {
        const { html } = await look({ purchases: bought(count) });
        return [(html.match(/ GB<\/span><\/td>/g) ?? []).length, html.includes('View More')];
      };
      expect(await Promise.all([1, 3, 4].map(history))).toEqual([
        [1, false],
        [3, false],
        [3, true],
      ]);
    },
  ],
  [
    'ACCOUNT-5',
    'an empty purchase history says so',
    async () => expect((await look()).text).toContain('You haven’t bought extra data in the last 12 months.'),
  ],
  [
    'ACCOUNT-6',
    'top-up history: what was bought in the cycle that is open',
    async () => {
      const { text } = await open(undefined, {
        purchases: [...bought(1), { customerId: 'line-1', totalData: 7, topupDate: '2026-10-05T15:00:00Z' }],
      });
      expect(text).toMatch(/Extra data in this billing cycle When Data .* 1 GB/);
      expect((await open('2026-09-03')).text).toContain('None');
    },
  ],
  [
    'ACCOUNT-4',
    'usage by billing cycle: bytes of maxBytes, between its two days',
    async () => {
      const { text } = await open();
      expect(text).toContain(`${longDayText('2026-11-03', 'en')} – ${longDayText('2026-12-02', 'en')}`);
      expect(text).toContain('2 GB of 5 GB used');
      expect(text).toContain(`Busiest day: ${dayText('2026-11-03', '2026-11-21', 'en')}, 2 GB`);
    },
  ],
  [
    'ACCOUNT-9',
    'the switch pauses: it asks first',
    async () => {
      const { context } = given({});
      const text = words(show(<PauseDataView form={await dataServiceForm(context, ref)} />));
      expect(text).toContain('Calls and texts still work.');
      expect(text).toMatch(/Pause data Keep data on/);
    },
  ],
  [
    'ACCOUNT-9',
    'the switch lets data run again at one press',
    async () =>
      expect(elements((await only({ isDataCutoff: true })).html, 'form')).toMatchObject([
        { method: 'post', action: '/home' },
      ]),
  ],
  [
    'ACCOUNT-8',
    'the switch sends dataCutOff, primaryId and customerId; the primary is the group’s, whoever pauses',
    async () => {
      const { caller, sent } = recordingCarrier();
      for (const pause of [true, false]) {
        const terms = { ...paused.terms, pause };
        const operation = { ...paused, actorId: 'line-2', terms };
        await dataService.send(caller, operation, { groupId: 'group-1' }, memoryJournal());
      }
      expect(sent).toEqual([
        {
          method: 'POST',
          path: '/auth/v0/data/cutoff/manage',
          fields: { dataCutOff: 'true', primaryId: 'line-1', customerId: 'line-2' },
        },
        {
          method: 'POST',
          path: '/auth/v0/data/cutoff/manage',
          fields: { dataCutOff: 'false', primaryId: 'line-1', customerId: 'line-2' },
        },
      ]);
    },
  ],
  [
    'ACCOUNT-11',
    'lines in status 2 or 3 alone have the switch and CHANGE PLAN',
    async () => {
      const lines = Array.from({ length: 12 }, (_, status) => status).filter((status) => status !== 7);
      const offered = await Promise.all(
        lines.map(async (status) => {
          const { text } = await only({ status });
          return [text.includes('CHANGE PLAN'), /Data Service (On|Paused)/.test(text)];
        }),
      );
      expect(offered).toEqual(lines.map((status) => Array<boolean>(2).fill(status === 2 || status === 3)));
    },
  ],
  [
    'ACCOUNT-11',
    'a line before activation, or with its eSIM setup left, has the button that Home has for it',
    async () => {
      expect((await only({ status: 0, esim: true })).text).toContain('ACTIVATE');
      expect((await only({ status: 0, simPaid: true })).text).toContain('TRACK ORDER');
      expect((await only({ status: 2, esim: true })).text).toContain('COMPLETE eSIM SETUP');
      expect((await only({ status: 2, esim: true, eSimSetup: true })).text).not.toContain('COMPLETE eSIM SETUP');
    },
  ],
  [
    'LINE-14',
    'a scheduled plan change is shown on the line',
    async () =>
      expect((await only({ amendedReachPlanId: 'plan-2gb' })).text).toContain('This line changes to Best Fit 2GB'),
  ],
  [
    'LINE-27',
    'a SIM swap: actions are disabled',
    async () =>
      expect(closed((await only({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] })).html)).toEqual([
        'CHANGE PLAN',
        'Pause data',
      ]),
  ],
  [
    'LINE-30',
    'Change Plan is disabled unless every line is active, disconnected or similar',
    async () => {
      const change = async (status: number) =>
        closed((await look({ lines: [lineOf(1, billed), lineOf(2, { status })] })).html).includes('CHANGE PLAN');
      const statuses = [2, 4, 7, 0, 1, 8, 9, 10, 11];
      expect(await Promise.all(statuses.map(change))).toEqual(statuses.map((status) => ![2, 4, 7].includes(status)));
    },
  ],
  [
    'LINE-31',
    'Change Plan is disabled if the primary is suspended',
    async () =>
      expect(
        closed((await look({ lines: [lineOf(1, { status: 3 }), lineOf(2)] })).html).filter(
          (name) => name === 'CHANGE PLAN',
        ),
      ).toHaveLength(2),
  ],
  [
    'LINE-28',
    'the switch is disabled on a suspended line',
    async () => expect(await switches({ status: 3 })).toBe(true),
  ],
  [
    'LINE-28',
    '… unless ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED is set',
    async () =>
      expect(
        await switches({ status: 3 }, { config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } }),
      ).toBe(false),
  ],
  [
    'LINE-29',
    'the switch is disabled under non-pay suspension, whatever the configuration',
    async () => {
      expect(
        await switches(
          { status: 3, meta: { suspended_reason: 'NonPay Suspension' } },
          { config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } },
        ),
      ).toBe(true);
    },
  ],
  [
    'LINE-27',
    'the switch is disabled during a SIM swap',
    async () => expect(await switches({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] })).toBe(true),
  ],
  ['LINE-26', 'the switch is disabled for fraud', async () => expect(await switches({ category: 'FRAUD' })).toBe(true)],
  [
    'LINE-24',
    'whatever is disabled says why, tied to it',
    async () => {
      for (const draft of [{ status: 3 }, { category: 'FRAUD' }, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }]) {
        const { html } = await only(draft);
        const reasons = elements(html, 'button')
          .filter(({ disabled }) => disabled !== undefined)
          .map((button) => button['aria-describedby'] ?? '');
        expect(reasons.length).toBeGreaterThan(0);
        for (const id of reasons) expect(html).toContain(`id="${id}"`);
      }
    },
  ],
  [
    'PLAN-17',
    'a plan that can’t be changed here: contact Care',
    async () => expect((await only({ status: 3 })).text).toContain(`Call us at ${samplePage.brand.careNumber}.`),
  ],
  [
    'LINE-22',
    'a secondary sees their own line, and no bills',
    async () => {
      const lines = [lineOf(1, billed), lineOf(2, billed)];
      const { model } = await look({ lines, actor: lines[1] as Customer });
      expect(model.lines.map(({ occurrence }) => occurrence)).toEqual([2]);
      expect(model.seesBills).toBe(false);
    },
  ],
  [
    'ACCOUNT-13',
    'FRAUD: the Let’s Talk notice',
    async () =>
      expect((await only({ category: 'FRAUD' })).text).toContain(
        "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
      ),
  ],
  [
    'SIGNIN-8',
    'TEST: straight to /activation',
    async () => expect((await only({ category: 'TEST' })).model.toActivation).toBe(true),
  ],
  [
    'ACCOUNT-4',
    'usage is one read of the group with startDate and endDate of the cycle; the line’s own numbers alone leave',
    async () => {
      const use = [
        { userId: 'line-1', bytes: 2 * gigabyte, maxBytes: 5 * gigabyte },
        { userId: 'line-2', bytes: 3_333_333_333, maxBytes: 7_777_777_777 },
      ];
      const replies: Replies = {
        'usage.group': reply({
          billStartDate: '2026-11-03',
          billEndDate: '2026-12-02',
          users: use,
          days: [{ date: '2026-11-05', users: use.map(({ userId, bytes }) => ({ userId, bytes })) }],
        }),
      };
      const { fake, model } = await open(undefined, { lines: [lineOf(1, billed), lineOf(2, billed)], replies });
      expect(fake.asked.filter(({ id }) => id === 'usage.group').map(({ input }) => input)).toEqual([
        { groupId: 'group-1', startDate: '2026-11-03', endDate: '2026-12-02' },
      ]);
      expect(JSON.stringify(model.usage)).toContain('2147483648');
      expect(JSON.stringify(model)).not.toMatch(/3333333333|7777777777/);
    },
  ],
  [
    'ACCOUNT-6',
    'the purchase history is one read of the group with startDate and endDate',
    async () => {
      const { fake } = await open();
      expect(fake.asked.filter(({ id }) => id === 'topup.group').map(({ input }) => input)).toEqual([
        { groupId: 'group-1', startDate: '2025-11-20', endDate: '2026-11-21' },
      ]);
    },
  ],
  [
    'ERROR-9',
    'usage failure: its text; the rest of the page stands',
    async () => {
      const { text } = await open(undefined, { replies: { 'usage.group': fault() } });
      expect(text).toContain('Failed to load usage history. Kindly refresh the page after some time to try again.');
      expect(text).toContain('CHANGE PLAN');
    },
  ],
  [
    'SHELL-21',
    'a success leaves after 2 s; while there is something to undo it stays',
    async () => {
      const after = async (one: Operation, draft: CustomerDraft) => {
        const lines = [lineOf(1, billed), lineOf(2, draft)];
        const { fake, context } = given({ lines });
        fake.operations.push(one);
        return elements(show(<AccountView account={await accountOverview(context, { after: one.id })} />), 'div').find(
          ({ class: name }) => name === 'note ok',
        )?.['data-auto-dismiss'];
      };
      expect(await after({ ...paused, terms: { pause: false, primaryId: 'line-1' } }, {})).toBe('2');
      expect(await after(paused, { isDataCutoff: true })).toBeUndefined();
    },
  ],
  ['SAFETY-17', 'sizes from B to TB, base 1024', async () => expect((await open()).text).toContain('2 GB')],
];

describe('rules of Account', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
