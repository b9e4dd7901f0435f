import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { show, words, elements, samplePage } from '#app/ui/testing/show.tsx';
import { dataSizeText } from '#app/ui/data-size.tsx';
import { Document } from '#app/ui/document.tsx';
import { headerKind } from '#app/ui/header-kind.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { landingOf } from '#rpc/domain/landing.ts';
import { intervalOf } from '#rpc/poll/poll.ts';
import { home } from '#rpc/portal/home.ts';
import { contextOf, FakeAccount, fault, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import routes from '../../routes.ts';
import { HomeView } from './home/view.tsx';
import { loader } from './home/route.tsx';

const supportNumber = samplePage.brand.supportNumber;
const most = 1024 ** 3;

interface Given {
  lines?: Customer[];
  actor?: Customer;
  /** Percent of a gigabyte that the first line used. */
  used?: number;
  config?: Record<string, string>;
}

/** Home of a group, as its page says it. */
async function look({ lines = [lineOf(1)], actor = lines[0] ?? lineOf(1), used = 30, config = {} }: Given = {}) {
  const account = new FakeAccount(
    lines.map(({ id }) => id),
    {
      'customer.byUsername': reply(actor),
      'customer.group': reply({ customers: lines }),
      'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2, ...config }),
      'usage.overall': reply({
        billStartDate: '2026-11-02',
        billEndDate: '2026-12-01',
        users: lines.map(({ id }) => ({ userId: id, bytes: (most / 100) * used, maxBytes: most })),
      }),
      'catalog.plan': reply({ name: 'plan-2gb', displayNameWeb: 'Best Fit 2GB' }),
    },
  );
  const model = await home(contextOf(actor, account).context);
  const html = show(<HomeView home={model} />);
  return { model, html, text: words(html), account, links: elements(html, 'a').map(({ href }) => href ?? '') };
}

/** Home of one line, the primary's own. */
const only = (draft: CustomerDraft, given: Given = {}) => look({ lines: [lineOf(1, draft)], ...given });
/** Home of a primary whose second line is as told. */
const second = (draft: CustomerDraft, primary: CustomerDraft = {}) =>
  look({ lines: [lineOf(1, primary), lineOf(2, draft)] });

const nonPay = { suspended_reason: 'NonPay Suspension' };
const buttons = (html: string) => [...html.matchAll(/<button[^>]*disabled[^>]*>([^<]*)/g)].map(([, name]) => name);
const cardsIn = (html: string) => elements(html, 'article').length;
const paths = routes.flatMap((one) =>
  one.path === undefined && !one.index ? [] : [[one.path ?? '', one.file] as const],
);

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  [
    'LINE-22',
    'a secondary line is a customer of its own, in the primary’s group',
    async () => expect(cardsIn((await look({ lines: [lineOf(1), lineOf(2)], actor: lineOf(2) })).html)).toBe(1),
  ],
  [
    'LINE-35',
    'a group holds up to 6 lines: five besides the primary',
    async () => {
      const lines = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index + 1));
      expect((await look({ lines: lines(5) })).text).toContain('You can add one more.');
      expect((await look({ lines: lines(6) })).links).not.toContain('/add-line');
    },
  ],
  [
    'SHELL-1',
    '/, /home and /post-activation-home are one screen',
    () => {
      const screen = 'screens/home/home/route.tsx';
      expect(paths.filter(([, file]) => file === screen).map(([path]) => path)).toEqual([
        '',
        'home',
        'post-activation-home',
      ]);
    },
  ],
  [
    'SIGNIN-7',
    'status 0 lands on /home, all others on /post-activation-home',
    () => {
      expect(Array.from({ length: 12 }, (_, status) => landingOf({ status, category: 'STANDARD' }))).toEqual([
        '/home',
        ...Array<string>(11).fill('/post-activation-home'),
      ]);
    },
  ],
  [
    'SHELL-16',
    'post-login pages carry a no-index meta tag',
    () => {
      const page = show(
        <Document title="Home" description="" error={false}>
          …
        </Document>,
      );
      expect(elements(page, 'meta').find(({ name }) => name === 'robots')).toMatchObject({ content: 'noindex' });
    },
  ],
  [
    'SHELL-4',
    'status 2 or 3: the header has all areas, other statuses Support and the user menu',
    () => {
      const kinds = Array.from({ length: 12 }, (_, status) =>
        headerKind({ ...samplePage, me: { accountKnown: true, status } }),
      );
      expect(kinds).toEqual(kinds.map((_, status) => (status === 2 || status === 3 ? 'full' : 'support')));
    },
  ],
  [
    'LINE-18',
    'cards: the primary first, then by the third part of the account reference',
    async () => {
      const lines = [
        lineOf(3, { firstName: 'C' }),
        lineOf(2, { firstName: 'B' }),
        lineOf(1, { firstName: 'A', peerAccountRef: 'X|Y|9', isPrimary: true }),
      ];
      expect((await look({ lines, actor: lines[2] as Customer })).model.lines.map(({ name }) => name)).toEqual([
        'A',
        'B',
        'C',
      ]);
    },
  ],
  ['HOME-2', 'a card has a status', async () => expect((await only({})).text).toContain('Active')],
  [
    'HOME-2',
    'a card has a data usage bar',
    async () =>
      expect(elements((await only({}, { used: 34 })).html, 'svg')).toContainEqual(
        expect.objectContaining({ class: 'meter calm', 'aria-label': '34% used' }),
      ),
  ],
  [
    'HOME-3',
    'a card has Add Data',
    async () => expect((await only({})).links).toContainEqual(expect.stringMatching(/^\/add-data\//)),
  ],
  [
    'HOME-3',
    'a card has COMPLETE eSIM SETUP while it is left',
    async () => {
      expect((await only({ esim: true })).text).toContain('COMPLETE eSIM SETUP');
      expect((await only({ esim: true, eSimSetup: true })).text).not.toContain('COMPLETE eSIM SETUP');
    },
  ],
  [
    'HOME-2',
    'a card has Show More Info',
    async () =>
      expect((await only({ make: 'Acme', model: 'One' })).html).toMatch(
        /<summary>.*Show More Info.*Show Less Info.*<\/summary>[\s\S]*Acme One/,
      ),
  ],
  [
    'HOME-4',
    'an edit-name icon on active non-primary lines',
    async () => {
      const { html } = await look({
        lines: [lineOf(1), lineOf(2), lineOf(3, { status: 3 }), lineOf(4, { status: 0, esim: true })],
      });
      expect(
        elements(html, 'a')
          .filter(({ href }) => href?.startsWith('/edit-name/'))
          .map(({ href }) => href),
      ).toEqual([expect.stringContaining('line-2')]);
    },
  ],
  ['HOME-5', 'Add Line stands below the cards', async () => expect((await only({})).links.at(-1)).toBe('/add-line')],
  [
    'SIGNIN-8',
    'category TEST goes straight to /activation',
    async () => {
      const { model } = await only({ category: 'TEST', status: 0 });
      expect(landingOf({ category: 'TEST', status: 0 })).toBe('/activation');
      const going = loader({ context: { runIntent: () => Promise.resolve(model) } } as unknown as Parameters<
        typeof loader
      >[0]);
      await expect(going).rejects.toMatchObject({ status: 302, headers: new Headers({ location: '/activation' }) });
    },
  ],
  [
    'HOME-6',
    'category FRAUD: the Let’s Talk notice, and actions are disabled',
    async () => {
      const { text, html, links } = await only({ category: 'FRAUD' });
      expect(text).toContain(
        `Let’s Talk We're sorry. The service you're attempting to access or update is temporarily unavailable. Call ` +
          `us at ${supportNumber}.`,
      );
      expect(buttons(html)).toEqual(['Add Data', 'Add Line']);
      expect(links.filter((href) => !href.startsWith('tel:'))).toEqual([]);
    },
  ],
  [
    'HOME-3',
    'status 0 and 11 show TRACK ORDER',
    async () => {
      for (const status of [0, 11]) expect((await only({ status, simPaid: true })).text).toContain('TRACK ORDER');
    },
  ],
  [
    'HOME-3',
    'status 0 and 11 show ACTIVATE for eSIM',
    async () => {
      for (const status of [0, 11]) {
        const { text } = await only({ status, esim: true });
        expect(text).toContain('ACTIVATE');
        expect(text).not.toContain('TRACK ORDER');
      }
    },
  ],
  [
    'LINE-1',
    'status 1: activation in progress',
    async () => expect((await only({ status: 1 })).text).toContain('Activation in progress'),
  ],
  ['LINE-1', 'status 2: active', async () => expect((await only({ status: 2 })).text).toContain('Active')],
  ['LINE-2', 'status 3: suspended', async () => expect((await only({ status: 3 })).text).toContain('Suspended')],
  [
    'LINE-2',
    'status 3: NonPay Suspension when the primary’s reason says so, on every line',
    async () => {
      const { text } = await second({ status: 3 }, { status: 3, meta: nonPay });
      expect(text.match(/NonPay Suspension/g)).toHaveLength(2);
      expect((await second({ status: 3, meta: nonPay }, { status: 2 })).text).not.toContain('NonPay Suspension');
    },
  ],
  ['LINE-3', 'status 4: disconnected', async () => expect((await only({ status: 4 })).text).toContain('Disconnected')],
  [
    'LINE-3',
    'disconnected “as requested” only when lastDisconnectedReason is 0',
    async () => {
      expect((await only({ status: 4, lastDisconnectedReason: 0 })).text).toContain(
        'As requested, your line has been disconnected.',
      );
      for (const lastDisconnectedReason of [1, undefined])
        expect((await only({ status: 4, lastDisconnectedReason })).text).not.toContain('As requested');
    },
  ],
  [
    'LINE-4',
    'status 5, 6 and any unknown: a neutral card with the support link',
    async () => {
      for (const status of [5, 6, 12, -1]) {
        const { text, links } = await only({ status });
        expect(text).toContain('We’re checking this line');
        expect(links).toContain('/help');
      }
    },
  ],
  [
    'LINE-5',
    'status 7 is excluded from the list and the count',
    async () => {
      const { html, model } = await look({
        lines: [lineOf(1), ...[2, 3, 4, 5, 6].map((occurrence) => lineOf(occurrence, { status: 7 }))],
      });
      expect(cardsIn(html)).toBe(1);
      expect(model.linesLeft).toBe(5);
    },
  ],
  [
    'HOME-7',
    'a primary in status 7: a disabled notice above the other lines’ cards',
    async () => {
      const { html } = await second({}, { status: 7 });
      expect(cardsIn(html)).toBe(1);
      expect(html.indexOf('Your account is disabled')).toBeGreaterThan(0);
      expect(html.indexOf('Your account is disabled')).toBeLessThan(html.indexOf('<article'));
    },
  ],
  [
    'HOME-7',
    'a secondary of a primary in status 7 is told the same',
    async () => {
      const { text, html } = await look({ lines: [lineOf(1, { status: 7 }), lineOf(2)], actor: lineOf(2) });
      expect(text).toContain('Your account is disabled');
      expect(cardsIn(html)).toBe(1);
    },
  ],
  [
    'LINE-37',
    'while the primary is in status 7 every action of the other lines is disabled, with that reason',
    async () => {
      const lines = [
        lineOf(1, { status: 7 }),
        lineOf(2),
        lineOf(3, { status: 0, esim: true }),
        lineOf(4, { status: 0, simPaid: true }),
        lineOf(5, { status: 8 }),
        lineOf(6, { status: 10, portFailureCode: '1010' }),
      ];
      const { html, text, links } = await look({ lines });
      expect(buttons(html)).toEqual([
        'Add Data',
        'ACTIVATE',
        'TRACK ORDER',
        'Try again',
        'Check your details',
        'Add Line',
      ]);
      expect(links.filter((href) => !href.startsWith('tel:'))).toEqual([]);
      expect(text).toContain('The primary line of this group is disabled, so nothing can be changed.');
    },
  ],
  [
    'LINE-1',
    'status 8: activation failed',
    async () => expect((await only({ status: 8 })).text).toContain('Activation Failed'),
  ],
  [
    'LINE-6',
    'status 9: “Porting in Progress”, with the number that is on its way',
    async () =>
      expect((await only({ status: 9, mnpInfo: { oldNumber: '5550104410' } })).text).toMatch(
        /Porting in Progress.*Keeping \(555\) 010-4410/,
      ),
  ],
  [
    'LINE-7',
    'status 10: “Port In Unsuccessful”',
    async () => expect((await only({ status: 10 })).text).toContain('Port In Unsuccessful'),
  ],
  [
    'LINE-7',
    'status 10 with 1009, 1010 or 1011: asks for the account number, the PIN or the ZIP again',
    async () => {
      const asked = { 1009: 'account number', 1010: 'transfer PIN', 1011: 'ZIP code' };
      for (const [portFailureCode, what] of Object.entries(asked)) {
        const { text, links } = await only({ status: 10, portFailureCode });
        expect(text).toContain(what);
        expect(links).toContainEqual(expect.stringMatching(/^\/status/));
      }
    },
  ],
  [
    'LINE-8',
    'status 10 with 1017, any other code or none: the generic error with the care number, and nothing to send again',
    async () => {
      for (const portFailureCode of ['1017', '9999', undefined]) {
        const { text, links } = await only({ status: 10, portFailureCode });
        expect(text).toContain(`Something went wrong, and we couldn’t move your number. Call our Care Team`);
        expect(text).toContain(`Call ${samplePage.brand.careNumber}`);
        expect(links).not.toContainEqual(expect.stringMatching(/^\/status/));
        expect(text).not.toContain('Check your details');
      }
    },
  ],
  [
    'LINE-34',
    'TRACK ORDER of an unpaid order is disabled, with that reason',
    async () => {
      const { html, links } = await only({ status: 0, simPaid: false });
      expect(buttons(html)).toContain('TRACK ORDER');
      expect(links).not.toContainEqual(expect.stringMatching(/^\/track-order/));
    },
  ],
  [
    'ERROR-9',
    'usage that cannot be loaded says so to the letter',
    async () => {
      const line = lineOf(1);
      const account = new FakeAccount(['line-1'], {
        'customer.byUsername': reply(line),
        'customer.group': reply({ customers: [line] }),
        'config.keys': reply({}),
        'usage.overall': fault(),
      });
      const model = await home(contextOf(line, account).context);
      expect(words(show(<HomeView home={model} />))).toContain(
        'Failed to load usage history. Kindly refresh the page after some time to try again.',
      );
    },
  ],
  [
    'LINE-10',
    'a number that has arrived: “Port in Successful”',
    async () =>
      expect((await only({ isMNP: true, activationDate: '2026-11-20' })).text).toContain('Port in Successful'),
  ],
  [
    'HOME-1',
    'statuses 0 to 6 and 8 to 11 are listed',
    async () => {
      const listed = await Promise.all(
        Array.from({ length: 12 }, async (_, status) => cardsIn((await second({ status })).html)),
      );
      expect(listed).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2]);
    },
  ],
  [
    'LINE-10',
    'activation outcomes: ready',
    async () => expect((await only({ activationDate: '2026-11-20' })).text).toContain('Your line is ready to use.'),
  ],
  [
    'HOME-10',
    'activation outcomes: being worked on, with how long a number transfer takes',
    async () => {
      expect((await only({ status: 1 })).text).toContain('Your line is being activated.');
      expect((await only({ status: 9 })).text).toContain('A number transfer typically takes 5 minutes to 2 hours.');
    },
  ],
  [
    'HOME-10',
    'activation outcomes: failed, with what to do',
    async () => expect((await only({ status: 8 })).text).toMatch(/We couldn’t activate this line\..*Try again/),
  ],
  [
    'POLL-2',
    'lines in status 1, 8, 9 or 10 re-check the activation every 30 s',
    async () => {
      for (const status of [1, 8, 9, 10]) {
        const { account } = await only({ status });
        expect(account.watched.flatMap(({ requests }) => requests)).toEqual([
          { kind: 'activation', subjectId: 'line-1' },
        ]);
      }
      expect(intervalOf('activation', 0, 'home')).toBe(30_000);
    },
  ],
  [
    'POLL-5',
    'lines in status 2 have their top-up status checked while one is under way',
    async () => {
      const { account } = await only({ operationsInProcess: ['TOPUP_IN_PROGRESS'] });
      expect(account.watched.flatMap(({ requests }) => requests)).toEqual([{ kind: 'top-up', subjectId: 'line-1' }]);
    },
  ],
  [
    'HOME-8',
    'a top-up in progress marks the line with a pending message',
    async () =>
      expect((await only({ operationsInProcess: ['TOPUP_IN_PROGRESS'] })).text).toContain(
        'We’re adding data to this line.',
      ),
  ],
  [
    'LINE-14',
    'a scheduled plan change: amendedReachPlanId set and no reachPlanChangeDate',
    async () => {
      expect((await only({ amendedReachPlanId: 'plan-2gb' })).text).toContain('This line changes to Best Fit 2GB');
      expect((await only({ amendedReachPlanId: 'plan-2gb', reachPlanChangeDate: '2026-11-02' })).text).not.toContain(
        'changes to',
      );
    },
  ],
  [
    'LINE-27',
    'a SIM swap: actions are disabled, and the customer is refreshed after 60 s',
    async () => {
      const { text, html, account } = await only({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
      expect(text).toContain('SIM swap in progress');
      expect(buttons(html)).toEqual(['Add Data', 'Add Line']);
      expect(account.watched.flatMap(({ requests }) => requests)).toEqual([{ kind: 'sim-swap', subjectId: 'line-1' }]);
      expect(intervalOf('sim-swap', 0, 'home')).toBe(60_000);
    },
  ],
  [
    'LINE-27',
    'a SIM swap disables every action on the line that changes something, and leaves its order to be seen',
    async () => {
      const swapping = (draft: CustomerDraft) => only({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'], ...draft });
      expect(buttons((await swapping({ esim: true })).html)).toEqual(['COMPLETE eSIM SETUP', 'Add Data', 'Add Line']);
      expect(buttons((await swapping({ status: 0, esim: true })).html)).toContain('ACTIVATE');
      expect(buttons((await swapping({ status: 8 })).html)).toContain('Try again');
      expect(buttons((await swapping({ status: 10, portFailureCode: '1009' })).html)).toContain('Check your details');
      expect(buttons((await swapping({ status: 0, simPaid: true })).html)).not.toContain('TRACK ORDER');
    },
  ],
  [
    'LINE-26',
    'FRAUD disables every action that changes something, and leaves an order to be seen',
    async () => {
      const fraud = (draft: CustomerDraft) => only({ category: 'FRAUD', ...draft });
      expect(buttons((await fraud({ status: 8 })).html)).toContain('Try again');
      expect(buttons((await fraud({ status: 10, portFailureCode: '1011' })).html)).toContain('Check your details');
      expect((await fraud({ status: 0, simPaid: true })).links).toContainEqual(expect.stringMatching(/^\/track-order/));
    },
  ],
  [
    'LINE-16',
    'a throttled line says so',
    async () => expect((await only({ isThrottled: true })).text).toContain('slowed down'),
  ],
  [
    'LINE-16',
    'a line whose data is cut off says so',
    async () => expect((await only({ isDataCutoff: true })).text).toContain('Data on this line is paused.'),
  ],
  [
    'LINE-35',
    'Add Line needs the primary in status 2 or 3',
    async () => {
      const open = await Promise.all(
        Array.from({ length: 12 }, async (_, status) => (await only({ status })).links.includes('/add-line')),
      );
      expect(open.flatMap((is, status) => (is ? [status] : []))).toEqual([2, 3]);
    },
  ],
  [
    'LINE-35',
    'Add Line is blocked at 5 counted lines, and says why',
    async () => {
      const group = (count: number) =>
        look({ lines: Array.from({ length: count + 1 }, (_, index) => lineOf(index + 1)) });
      expect((await group(4)).links).toContain('/add-line');
      const { links, text } = await group(5);
      expect(links).not.toContain('/add-line');
      expect(text).toContain('Your group has all the lines it can have.');
    },
  ],
  [
    'LINE-36',
    'ADD_A_LINE closes Add Line',
    async () => {
      expect((await look({ config: { ADD_A_LINE: 'DISABLE' } })).links).not.toContain('/add-line');
      expect((await look({ config: { ADD_A_LINE: 'ENABLE' } })).links).toContain('/add-line');
    },
  ],
  [
    'LINE-28',
    'Add Data is disabled on a suspended line, unless ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED',
    async () => {
      expect(buttons((await only({ status: 3 })).html)).toEqual(['Add Data']);
      expect(
        buttons(
          (await only({ status: 3 }, { config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } })).html,
        ),
      ).toEqual([]);
    },
  ],
  [
    'LINE-29',
    'Add Data is disabled under non-pay suspension, whatever the configuration',
    async () => {
      expect(
        buttons(
          (
            await only(
              { status: 3, meta: nonPay },
              { config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } },
            )
          ).html,
        ),
      ).toEqual(['Add Data']);
    },
  ],
  [
    'HOME-5',
    'a primary sees Add Line, a secondary does not',
    async () => {
      expect((await only({})).text).toContain('Add a line');
      expect((await look({ lines: [lineOf(1), lineOf(2)], actor: lineOf(2) })).text).not.toContain('Add a line');
    },
  ],
  [
    'LINE-22',
    'a secondary sees their own line',
    async () =>
      expect(
        (await look({ lines: [lineOf(1), lineOf(2), lineOf(3)], actor: lineOf(2) })).model.lines.map(
          ({ occurrence }) => occurrence,
        ),
      ).toEqual([2]),
  ],
  [
    'HOME-11',
    'the calls: customer by username, group by groupId, data usage by customerId, remote config; as many for six ' +
      'lines as for one',
    async () => {
      const asked = async (count: number) =>
        (await look({ lines: Array.from({ length: count }, (_, index) => lineOf(index + 1)) })).account.asked.map(
          ({ id, input }) => [id, input],
        );
      expect(await asked(1)).toEqual([
        ['customer.byUsername', { id: 'line-1@example.test' }],
        ['customer.group', { groupId: 'group-1' }],
        ['config.keys', {}],
        ['usage.overall', { customerId: 'line-1' }],
      ]);
      expect(await asked(6)).toEqual(await asked(1));
    },
  ],
  [
    'LINE-12',
    'a paid SIM kit is on its way, to be activated when it has arrived, and leads to its order',
    async () => {
      for (const status of [0, 11]) {
        const { text, links } = await only({ status, simPaid: true });
        expect(text).toContain('Your SIM card is on its way. Activate the line when it’s in your hands.');
        expect(links).toContainEqual(expect.stringMatching(/^\/track-order\?line=/));
      }
    },
  ],
  [
    'ACTIVITY-8',
    'a lock takes nothing from Home, and where people land after signing in',
    async () => {
      const lock: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
      expect((await only(lock)).text).toBe((await only({})).text);
      expect((await only(lock)).links).toEqual((await only({})).links);
      expect(landingOf(lineOf(1, lock))).toBe('/post-activation-home');
    },
  ],
  [
    'LINE-11',
    'an unpaid SIM: “Order Placement Underway”',
    async () => expect((await only({ status: 0, simPaid: false })).text).toContain('Order Placement Underway'),
  ],
  [
    'LINE-21',
    'usage warnings at 75 %, red over 90 %, a full notice at 100 %',
    async () => {
      const levels = await Promise.all(
        [74, 75, 90, 91, 99, 100].map(async (used) => (await only({}, { used })).model.lines[0]?.usage?.level),
      );
      expect(levels).toEqual(['ok', 'warn', 'warn', 'bad', 'bad', 'full']);
      const { text, html } = await only({}, { used: 100 });
      expect(text).toContain('You’ve used all of this month’s data.');
      expect(elements(html, 'svg')).toContainEqual(expect.objectContaining({ class: 'meter bad' }));
    },
  ],
  [
    'SAFETY-17',
    'data sizes from B to TB, base 1024',
    () =>
      expect([1, 1024, 1024 ** 2, 1024 ** 3, 1024 ** 4, 1024 ** 5].map((bytes) => dataSizeText(bytes))).toEqual([
        '1 B',
        '1 KB',
        '1 MB',
        '1 GB',
        '1 TB',
        '1024 TB',
      ]),
  ],
  [
    'SHELL-15',
    'the mobile breakpoint is 768 px',
    () => {
      const styles = readFileSync(new URL('../../styles/parts.css', import.meta.url).pathname, 'utf8');
      // Below which width are the links in the menu, above which beside the logo?
      const changes = [...styles.matchAll(/\.on-(?:phone|wide) \{/g)].map(
        ({ index }) => [...styles.slice(0, index).matchAll(/@media \(\w+-width: ([\d.]+)rem\)/g)].at(-1)?.[1],
      );
      expect(new Set(changes)).toEqual(new Set(['48', '47.99']));
      expect(48 * 16).toBe(768);
    },
  ],
  [
    'LINE-19',
    'lines are named First to Sixth where they have no name',
    async () => {
      const { html } = await look({ lines: [1, 2, 3, 4, 5, 6].map((occurrence) => lineOf(occurrence)) });
      expect(elements(html, 'h2').length).toBeGreaterThanOrEqual(6);
      expect(words(html)).toMatch(/First line.*Second line.*Third line.*Fourth line.*Fifth line.*Sixth line/);
    },
  ],
];

describe('rules of Home', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
