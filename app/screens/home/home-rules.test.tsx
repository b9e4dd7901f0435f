import { describe, expect, test } from 'vitest';
import { entry, homeModel } from '#app/ui/testing/sample.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { landingOf } from '#rpc/domain/landing.ts';
import { intervalOf } from '#rpc/poll/poll.ts';
import { homePage } from './home/intent.ts';
import { contextOf, FakeAccount, fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { rejectedPin } from '#rpc/testing/line-drafts.ts';
import routes from '../../routes.ts';
import { HomeView } from './home/view.tsx';
import { loader } from './home/route.tsx';
import { buttons, cardsIn, look, nonPay, only, second } from './testing/look.tsx';

const supportNumber = samplePage.brand.supportNumber;
const paths = routes.flatMap((one) =>
  one.path === undefined && !one.index ? [] : [[one.path ?? '', one.file] as const],
);

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
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
  ['HOME-2', 'a card has a status', async () => expect((await only({})).text).toContain('Active')],
  [
    'HOME-2',
    'a card has a data usage bar',
    async () =>
      expect(elements((await only({}, { used: 34 })).html, 'svg')).toContainEqual(
        expect.objectContaining({ class: 'meter', 'aria-label': '66% left' }),
      ),
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
    'ORDER-24',
    'Show More Info of an eSIM that is not activated leads to its activation card',
    async () => {
      const { html, links } = await only({ status: 0, esim: true });
      expect(links).toContainEqual(expect.stringMatching(/^\/activate-esim\//));
      expect(html).toMatch(/Show More Info[\s\S]*\/activate-esim\//);
      expect((await only({ status: 0, simPaid: true })).links.join()).not.toContain('/activate-esim');
    },
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
    'HOME-5',
    'a primary sees Add Line, a secondary does not',
    async () => {
      expect((await only({})).text).toContain('Add Line You can add up to 5 more.');
      expect((await look({ lines: [lineOf(1), lineOf(2)], actor: lineOf(2) })).text).not.toMatch(/add (a )?line/i);
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
      expect(buttons(html)).toEqual(['Add Data']);
      expect(
        links.filter((href) => !/^tel:|^sms:|^https:|^\/(track-order|bills|account|lost-phone)/.test(href)),
      ).toEqual([]);
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
    'HOME-8',
    'a top-up in progress marks the line with a pending message',
    async () =>
      expect((await only({ operationsInProcess: ['TOPUP_IN_PROGRESS'] })).text).toContain(
        'We’re adding data to this line.',
      ),
  ],
  [
    'HOME-9',
    'a suspension for a bill is told once, and leads the primary to pay',
    async () => {
      const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
      const { text, links, html } = await look({ lines, owes: 9562 });
      expect(text).toContain(
        'Past due since Nov 19 $95.62 Service is suspended until it’s paid. Auto-pay is on, but this bill wasn’t ' +
          'paid. Pay $95.62 Make a payment arrangement',
      );
      expect(links.slice(0, 2)).toEqual(['/bills/pay', '/bills/promise']);
      expect(elements(html, '.panel')).toMatchObject([{ class: 'panel bad' }]);
      expect(elements(html, 'button')[0]).toMatchObject({ 'aria-describedby': 'due' });
    },
  ],
  [
    'HOME-9',
    'a secondary is told who can pay, and led nowhere',
    async () => {
      const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
      const { text, links } = await look({ lines, actor: lines[1], owes: 9562 });
      expect(text).toContain(
        'A bill hasn’t been paid Service is suspended until it’s paid. Only the account holder can',
      );
      expect(links.filter((href) => href.startsWith('/bills'))).toEqual([]);
    },
  ],
  [
    'LINE-2',
    'a line that is called NonPay Suspension has the banner that its buttons point to, though the primary is active',
    async () => {
      const lines = [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })];
      for (const actor of lines) {
        const { html, text } = await look({ lines, actor, owes: 9562 });
        expect(text).toContain('NonPay Suspension');
        expect(text).toContain('Service is suspended until it’s paid.');
        const described = elements(html, 'button[disabled]').map((button) => button['aria-describedby']);
        expect(described).toContain('due');
        for (const id of described) expect(elements(html, `#${id}`)).toHaveLength(1);
      }
    },
  ],
  [
    'HOME-13',
    'where nothing is owed any more and a line is still suspended, it says whom to call',
    async () => {
      const { text, links } = await look({ lines: [lineOf(1, { meta: nonPay }), lineOf(2, { status: 3 })] });
      expect(text).toContain(
        `You don’t owe anything Service is still suspended because a bill wasn’t paid in time. To restore it, call ` +
          `${supportNumber}.`,
      );
      expect(links).not.toContain('/bills/pay');
    },
  ],
  [
    'HOME-24',
    'a payment that brought service back is told in place of the alarm, for an hour',
    async () => {
      const lines = [lineOf(1), lineOf(2)];
      const paid = await look({ lines, paymentPage: {} });
      expect(paid.text).toContain('Your bill is paid. Your lines are back on.');
      expect(elements(paid.html, '.note.ok')).toMatchObject([{ role: 'status', 'data-dismiss': 'Dismiss' }]);
      expect(elements(paid.html, '.note.bad, .panel.bad')).toEqual([]);
      expect((await only({}, { paymentPage: {} })).text).toContain('Your bill is paid. Your line is back on.');
      for (const paymentPage of [
        { sentAt: noon - 3_600_001 },
        { actorId: 'line-2' },
        { before: { payments: 1, nonPay: false } },
        { before: { payments: 1 } },
      ])
        expect((await look({ lines, paymentPage })).text).not.toContain('is paid');
      // Something else is due meanwhile.
      expect((await look({ lines, paymentPage: {}, owes: 100 })).text).not.toContain('is paid');
    },
  ],
  [
    'HOME-24',
    'a bill that is paid while service is still off says when it comes back, and asks for no payment',
    async () => {
      const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
      const { text, links, html } = await look({ lines, paymentPage: {} });
      expect(text).toContain(
        'Your bill is paid Service comes back within minutes of paying. If it isn’t back by then, call 1.800.427.8686.',
      );
      expect(text).not.toContain('hasn’t been paid');
      expect(links).not.toContain('/bills/pay');
      expect(elements(html, '.panel')).toMatchObject([{ class: 'panel' }]);
      // An hour later it does not come back by itself.
      const later = await look({ lines, paymentPage: { sentAt: noon - 3_600_001 } });
      expect(later.text).toContain('You don’t owe anything Service is still suspended');
    },
  ],
  [
    'HOME-25',
    'an arrangement is told in place of the alarm, with its day and what it does for service',
    async () => {
      const lines = [lineOf(1, { status: 3, meta: nonPay }), lineOf(2, { status: 3 })];
      const { text, links, html } = await look({ lines, owes: 9562, arrangedFor: '2026-12-04' });
      expect(text).toContain(
        'Payment arrangement for Dec 4 $95.62 A payment arrangement doesn’t bring service back. Service comes back ' +
          'within minutes of paying. Pay $95.62',
      );
      expect(elements(html, '.panel')).toMatchObject([{ class: 'panel warn' }]);
      expect(links).toContain('/bills/pay');
      expect(links).not.toContain('/bills/promise');
      // Buttons that wait for the payment are still tied to it.
      expect(elements(html, 'button')[0]).toMatchObject({ 'aria-describedby': 'due' });
    },
  ],
  [
    'HOME-25',
    'an arrangement whose day is over is an alarm again',
    async () => {
      const { text, html } = await look({ owes: 9562, arrangedFor: '2026-11-18' });
      expect(text).toContain('You had a payment arrangement for Nov 18, and the bill wasn’t paid.');
      expect(elements(html, '.panel')).toMatchObject([{ class: 'panel bad' }]);
    },
  ],
  [
    'HOME-26',
    'while data is being added nothing asks for more of it',
    async () => {
      const adding = { operationsInProcess: ['TOPUP_IN_PROGRESS'] };
      for (const used of [80, 91, 100]) {
        const { text } = await only(adding, { used });
        expect(text).toContain('We’re adding data to this line.');
        expect(text).not.toContain('You’ve used');
      }
      expect((await only({ ...adding, isThrottled: true }, { used: 100 })).text).not.toContain('Add data for');
    },
  ],
  [
    'HOME-13',
    'what auto-pay will pay has no button to pay it twice',
    async () => {
      const { text, links } = await look({ owes: 2656, dueDate: '2026-12-18' });
      expect(text).not.toContain('To pay');
      expect(text).toContain('Your bill, due Dec 18 $26.56 Auto-pay pays it.');
      expect(links).not.toContain('/bills/pay');
    },
  ],
  [
    'MONEY-9',
    'the first bill that auto-pay will pay is in the panel, calm, with the card that is at hand',
    async () => {
      const lines = [lineOf(1, { activationDate: '2026-11-08', billStartDate: '2026-11-08' })];
      const atHand = { 'card.list': reply({ cards: savedCards }) };
      const { text, html } = await look({ lines, owes: 2656, dueDate: '2026-12-08', atHand });
      expect(text).toContain('Your first bill, due Dec 8 $26.56 Visa 4242 pays it.');
      expect(elements(html, '.panel')).toMatchObject([{ class: 'panel side' }]);
      const without = await look({ lines, owes: 2656, dueDate: '2026-12-08' });
      expect(without.text).toContain('Your first bill, due Dec 8 $26.56 Auto-pay pays it.');
    },
  ],
  [
    'BILL-20',
    'what was to be paid by a day that is over is past due since then; on that day it is to be paid',
    async () => {
      expect((await look({ owes: 9562, dueDate: '2026-11-19' })).text).toContain(
        'Past due since Nov 19 $95.62 Auto-pay is on, but this bill wasn’t paid. Pay $95.62',
      );
      expect((await look({ owes: 9562, dueDate: '2026-11-20' })).text).toContain('due Nov 20 $95.62');
    },
  ],
  [
    'HOME-14',
    'the next bill with its forecast, what pays it, and the way to Bills',
    async () => {
      const { html, text } = await only({}, { atHand: { 'card.list': reply({ cards: savedCards }) } });
      expect(text).toContain('Next bill, Dec 3 $58.44 Nothing to pay now. Visa 4242 pays it.');
      expect(elements(html, '.panel a')).toMatchObject([{ href: '/bills' }]);
    },
  ],
  [
    'HOME-14',
    'a secondary is told the day, and who gets the bills',
    async () => {
      const { html, text } = await look({
        lines: [lineOf(1, { nextBillingDate: '2026-12-02' }), lineOf(2)],
        actor: lineOf(2),
      });
      expect(text).toContain('Next bill, Dec 2 Bills go to the account holder.');
      expect(elements(html, '.panel a')).toEqual([]);
    },
  ],
  [
    'HOME-17',
    'a line whose data is paused has Resume data, one press',
    async () => {
      const { html, text } = await only({ isDataCutoff: true });
      expect(text).toMatch(/Resume data.*Add Data/);
      expect(elements(html, 'form')).toMatchObject([{ method: 'post', action: '/home' }]);
      expect((await only({})).html).not.toContain('<form');
    },
  ],
  [
    'HOME-17',
    'Home says what came of resuming',
    async () => {
      const html = show(
        <HomeView home={homeModel({ after: entry({ summary: { kind: 'data-service', pause: false } }) })} />,
      );
      expect(words(html)).toMatch(/^Data on Marco Reyes’s line is back on\. Hello, Dana/);
    },
  ],
  [
    'HOME-21',
    'the data bar shows what is left; the days until the data begins anew are words',
    async () => {
      const { html, text } = await look({ lines: [lineOf(1)], used: 50 });
      expect(elements(html, '.meter')).toMatchObject([{ 'aria-label': '50% left' }]);
      expect(elements(html, '.meter path')).toMatchObject([{ d: 'M0 .5H50' }]);
      expect(text).toContain('12 days left, resets Dec 2');
    },
  ],
  [
    'HOME-28',
    'a card has its plan, what was used, and another plan where it can be changed',
    async () => {
      const { text, links } = await only({ reachPlanDisplayName: 'Best Fit 5GB' });
      expect(text).toMatch(/Best Fit 5GB Usage – .* Change plan – /);
      expect(links).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^\/account\?usage=/),
          expect.stringMatching(/^\/change-plan\//),
        ]),
      );
      const suspended = await only({ reachPlanDisplayName: 'Best Fit 5GB', status: 3 });
      expect(suspended.links).toEqual(expect.arrayContaining([expect.stringMatching(/^\/account\?usage=/)]));
      expect(suspended.links.join()).not.toContain('/change-plan');
    },
  ],
  [
    'HOME-29',
    'whom to call, and when they answer',
    async () => {
      const { text, links } = await only({});
      expect(text).toContain(`Call ${supportNumber} 9AM to 9PM Eastern time Chat with us 24/7`);
      expect(links).toContain('tel:+18004278686');
    },
  ],
  [
    'HOME-22',
    'a number on its way has its step in words and as dots',
    async () => {
      const { html, text } = await only({ ...rejectedPin, portFailureCode: '1009' });
      expect(text).toContain('Step 3 of 4: Needs a correction');
      expect(elements(html, '.card circle').map(({ fill }) => fill)).toEqual([
        'var(--brand)',
        'var(--brand)',
        'var(--brand)',
        'var(--card)',
      ]);
      expect((await only({ status: 9 })).text).toContain('Step 2 of 3: Waiting for your old carrier');
      expect(elements((await only({})).html, '.card circle')).toEqual([]);
    },
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
    'HOME-11',
    'the calls: customer by username, group by groupId, data usage by customerId, remote config, the plans on sale, ' +
      'what a primary owes and the next bill; as many for six lines as for one',
    async () => {
      const asked = async (count: number) =>
        (await look({ lines: Array.from({ length: count }, (_, index) => lineOf(index + 1)) })).account.asked.map(
          ({ id, input }) => [id, input],
        );
      expect(await asked(1)).toEqual([
        ['customer.byUsername', { id: 'line-1@example.test' }],
        ['customer.group', { groupId: 'group-1' }],
        ['config.keys', {}],
        ['catalog.activePlans', {}],
        ['usage.overall', { customerId: 'line-1' }],
        ['billing.customer', { customerId: 'line-1' }],
        ['billing.forecast', { customerId: 'line-1' }],
      ]);
      expect(await asked(6)).toEqual(await asked(1));
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
      const model = await homePage(contextOf(line, account).context);
      expect(words(show(<HomeView home={model} />))).toContain(
        'Failed to load usage history. Kindly refresh the page after some time to try again.',
      );
    },
  ],
  [
    'POLL-2',
    'lines in status 1, 8, 9 or 10 re-check the activation every 30 s',
    async () => {
      for (const status of [1, 8, 9, 10]) {
        const { account } = await only({ status });
        expect(account.watched.flatMap(({ requests }) => requests)).toEqual([
          { kind: 'activation', subjectId: 'line-1', state: String(status) },
        ]);
      }
      expect(intervalOf('activation', 0, 'home')).toBe(30_000);
    },
  ],
  [
    'POLL-5',
    'lines in status 2 have their top-up status checked while one is under way, and not otherwise',
    async () => {
      const watched = async (draft: CustomerDraft) =>
        (await only({ status: 2, ...draft })).account.watched.flatMap(({ requests }) => requests);
      expect(await watched({ operationsInProcess: ['TOPUP_IN_PROGRESS'] })).toEqual([
        { kind: 'top-up', subjectId: 'line-1' },
      ]);
      expect(await watched({})).toEqual([]);
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
    'SIGNIN-8',
    'category TEST goes straight to /activation',
    async () => {
      const { model } = await only({ category: 'TEST', status: 0 });
      expect(landingOf({ category: 'TEST', status: 0 })).toBe('/activation');
      const request = new Request('https://portal.example.test/home');
      const going = loader({ request, context: { run: () => Promise.resolve(model) } } as unknown as Parameters<
        typeof loader
      >[0]);
      await expect(going).rejects.toMatchObject({ status: 302, headers: new Headers({ location: '/activation' }) });
    },
  ],
];

describe('rules of Home', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
