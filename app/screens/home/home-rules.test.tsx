import { expect, test } from 'vitest';
import { entry, homeModel } from '#app/ui/testing/sample.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { landingOf } from '#rpc/domain/landing.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { rejectedPin } from '#rpc/testing/line-drafts.ts';
import routes from '../../routes.ts';
import { HomeView } from './home/view.tsx';
import { loader } from './home/route.tsx';
import { buttons, cardsIn, look, only, second } from './testing/look.tsx';

const supportNumber = samplePage.brand.supportNumber;
const paths = routes.flatMap((route) =>
  route.path === undefined && !route.index ? [] : [[route.path ?? '', route.file] as const],
);

test('shows TRACK ORDER in status 0 and 11, or ACTIVATE for an eSIM (HOME-3)', async () => {
  for (const status of [0, 11]) {
    expect((await only({ status, simPaid: true })).text).toContain('TRACK ORDER');
    const { text } = await only({ status, esim: true });
    expect(text).toContain('ACTIVATE');
    expect(text).not.toContain('TRACK ORDER');
  }
});

test('leads from Show More Info of an eSIM that is not activated to its activation card (ORDER-24)', async () => {
  const { html, links } = await only({ status: 0, esim: true });
  expect(links).toContainEqual(expect.stringMatching(/^\/activate-esim\//));
  expect(html).toMatch(/Show More Info[\s\S]*\/activate-esim\//);
  expect((await only({ status: 0, simPaid: true })).links.join()).not.toContain('/activate-esim');
});

test('shows an edit-name icon on active non-primary lines (HOME-4)', async () => {
  const { html } = await look({
    lines: [lineOf(1), lineOf(2), lineOf(3, { status: 3 }), lineOf(4, { status: 0, esim: true })],
  });
  expect(
    elements(html, 'a')
      .filter(({ href }) => href?.startsWith('/edit-name/'))
      .map(({ href }) => href),
  ).toEqual([expect.stringContaining('line-2')]);
});

test('shows Add Line below the cards (HOME-5)', async () =>
  expect((await only({})).links.slice(-4)).toContain('/add-line'));

test('shows Add Line to a primary, and not to a secondary (HOME-5)', async () => {
  expect((await only({})).text).toContain('Add Line You can add up to 5 more.');
  expect((await look({ lines: [lineOf(1), lineOf(2)], actor: lineOf(2) })).text).not.toMatch(/add (a )?line/i);
});

test('shows category FRAUD the Let’s Talk notice, and disables actions (HOME-6)', async () => {
  const { text, html, links } = await only({ category: 'FRAUD' });
  expect(text).toContain(
    `Let’s Talk We're sorry. The service you're attempting to access or update is temporarily unavailable. Call ` +
      `us at ${supportNumber}.`,
  );
  expect(buttons(html)).toEqual(['Add Data']);
  expect(links.filter((href) => !/^tel:|^sms:|^https:|^\/(track-order|bills|account|lost-phone)/.test(href))).toEqual(
    [],
  );
});

test('shows a primary in status 7 a disabled notice above the other lines’ cards (HOME-7)', async () => {
  const { html } = await second({}, { status: 7 });
  expect(cardsIn(html)).toBe(1);
  expect(html.indexOf('Your account is disabled')).toBeGreaterThan(0);
  expect(html.indexOf('Your account is disabled')).toBeLessThan(html.indexOf('<article'));
});

test('shows the same notice to a secondary of a primary in status 7 (HOME-7)', async () => {
  const { text, html } = await look({ lines: [lineOf(1, { status: 7 }), lineOf(2)], actor: lineOf(2) });
  expect(text).toContain('Your account is disabled');
  expect(cardsIn(html)).toBe(1);
});

test('shows on the card that data is being added, and offers no more of it (HOME-8, HOME-26)', async () => {
  const adding = { operationsInProcess: ['TOPUP_IN_PROGRESS'] };
  for (const used of [80, 91, 100]) {
    const { text } = await only(adding, { used });
    expect(text).toContain('We’re adding data to this line.');
    expect(text).not.toContain('You’ve used');
  }
  expect((await only({ ...adding, isThrottled: true }, { used: 100 })).text).not.toContain('Add data for');
});

test('offers Resume data at one press for a line with paused data (HOME-17)', async () => {
  const { html, text } = await only({ isDataCutoff: true });
  expect(text).toMatch(/Resume data.*Add Data/);
  expect(elements(html, 'form')).toMatchObject([{ method: 'post', action: '/home' }]);
  expect((await only({})).html).not.toContain('<form');
});

test('shows the result of resuming (HOME-17)', async () => {
  const html = show(
    <HomeView home={homeModel({ after: entry({ summary: { kind: 'data-service', pause: false } }) })} />,
  );
  expect(words(html)).toMatch(/^Data on Marco Reyes’s line is back on\. Hello, Dana/);
});

test('shows the data left as a bar, and the days until the data begins anew in words (HOME-21)', async () => {
  const { html, text } = await look({ lines: [lineOf(1)], used: 40 });
  expect(elements(html, '.meter')).toMatchObject([{ 'aria-label': '60% left' }]);
  expect(elements(html, '.meter path')).toMatchObject([{ d: 'M0 .5H60' }]);
  expect(text).toContain('12 days left, resets Dec 2');
});

test('shows the plan and the usage on a card, and another plan where it can be changed (HOME-28)', async () => {
  const { text, links } = await only({ reachPlanDisplayName: 'Best Fit 5GB' });
  expect(text).toMatch(/Best Fit 5GB Usage – .* Change plan – /);
  const usage = expect.stringMatching(/^\/account\/.+\/usage$/) as string;
  expect(links).toEqual(expect.arrayContaining([usage, expect.stringMatching(/^\/change-plan\//)]));
  const suspended = await only({ reachPlanDisplayName: 'Best Fit 5GB', status: 3 });
  expect(suspended.links).toEqual(expect.arrayContaining([usage]));
  expect(suspended.links.join()).not.toContain('/change-plan');
});

test('shows the number to call, with its hours (HOME-29)', async () => {
  const { text, links } = await only({});
  expect(text).toContain(`Call ${supportNumber} 9AM to 9PM Eastern time Chat with us 24/7`);
  expect(links).toContain('tel:+18004278686');
});

test('shows the step of a number on its way in words and as dots (HOME-22)', async () => {
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
});

test('shows an activation in progress, with the time of a number transfer (HOME-10)', async () => {
  expect((await only({ status: 1 })).text).toContain('Your line is being activated.');
  expect((await only({ status: 9 })).text).toContain('A number transfer typically takes 5 minutes to 2 hours.');
});

test('shows a failed activation, with the next step (HOME-10)', async () =>
  expect((await only({ status: 8 })).text).toMatch(/We couldn’t activate this line\..*Try again/));

test('calls the carrier as often for six lines as for one (HOME-11)', async () => {
  const readsFor = async (count: number) =>
    (await look({ lines: Array.from({ length: count }, (_, index) => lineOf(index + 1)) })).account.asked.map(
      ({ id, input }) => [id, input],
    );
  expect(await readsFor(1)).toEqual([
    ['customer.byUsername', { id: 'line-1@example.test' }],
    ['customer.group', { groupId: 'group-1' }],
    ['config.keys', {}],
    ['catalog.activePlans', {}],
    ['usage.overall', { customerId: 'line-1' }],
    ['billing.customer', { customerId: 'line-1' }],
    ['billing.forecast', { customerId: 'line-1' }],
  ]);
  expect(await readsFor(6)).toEqual(await readsFor(1));
});

test('changes neither Home nor the landing page under a lock (ACTIVITY-8)', async () => {
  const lock: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
  expect((await only(lock)).text).toBe((await only({})).text);
  expect((await only(lock)).links).toEqual((await only({})).links);
  expect(landingOf(lineOf(1, lock))).toBe('/post-activation-home');
});

test('serves /, /home and /post-activation-home as one screen (SHELL-1)', () => {
  const screen = 'screens/home/home/route.tsx';
  expect(paths.filter(([, file]) => file === screen).map(([path]) => path)).toEqual([
    '',
    'home',
    'post-activation-home',
  ]);
});

test('redirects category TEST to /activation (SIGNIN-8)', async () => {
  const { model } = await only({ category: 'TEST', status: 0 });
  expect(landingOf({ category: 'TEST', status: 0 })).toBe('/activation');
  const request = new Request('https://portal.example.test/home');
  const going = loader({ request, context: { run: () => Promise.resolve(model) } } as unknown as Parameters<
    typeof loader
  >[0]);
  await expect(going).rejects.toMatchObject({ status: 302, headers: new Headers({ location: '/activation' }) });
});
