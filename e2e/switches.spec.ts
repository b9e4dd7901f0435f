import { reasonMessages } from '#app/copy/reason.ts';
import { maintenanceMessages } from '#app/screens/problem/maintenance/copy.ts';
import { opsAt } from './support/portal-ops.ts';
import { expect, test } from './support/portal-test.ts';
import { switchedUrl } from './support/ports.ts';
import { startSwitchedPortal } from './support/start-portal.ts';
import { addDataPaths, quoteFor } from './support/top-up.ts';
import { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

const set = async (...args: string[]) => expect(await opsAt(switchedUrl, 'switch', ...args)).toMatchObject({ code: 0 });
const spanish = { 'accept-language': 'es' };

/** The first sentence of the reason. */
const paused = (language: 'en' | 'es') =>
  reasonMessages[language]['closed-for-now']({ supportNumber: '' } as never).split('.')[0] ?? '';

// One portal for all: each test leaves its switches as it found them.
test.describe.configure({ mode: 'default' });

let portal: Awaited<ReturnType<typeof startSwitchedPortal>>;
test.beforeAll(async () => void (portal = await startSwitchedPortal()));
test.afterAll(() => portal.stop());

test('shows a disabled kind, and refuses a form of an old tab without a carrier call (SAFETY-55)', async () => {
  const { email } = await world.open('active-single', { topUpMs: 60_000 });
  const dana = new Visitor({ origin: switchedUrl });
  const tab = await quoteFor(dana, { email });
  const [select = ''] = await addDataPaths(dana);

  await set('close', 'top-up', '--because', 'the carrier ships twice');
  expect(await dana.read(select)).toContain(paused('en'));
  expect(await dana.read(select, spanish)).toContain(paused('es'));
  const old = await dana.post(tab.path, tab.form);
  expect([old.status(), await old.text()]).toEqual([403, expect.stringContaining(paused('en'))]);
  expect(await world.orders(email)).toBe(0);

  await set('open', 'top-up');
  expect((await dana.post(tab.path, tab.form)).status()).toBe(303);
  expect(await world.orders(email)).toBe(1);
});

test('polls from the page without sockets, and shows a banner as text on every page (SAFETY-55)', async () => {
  const { email } = await world.open('top-up-pending');
  const dana = new Visitor({ origin: switchedUrl });
  await dana.signIn(email);
  const live = /data-live="/;
  expect(await dana.read('/home')).toMatch(live);
  await set('sockets', 'off');
  const quiet = await dana.read('/home');
  expect(quiet).not.toMatch(live);
  expect(quiet).toMatch(/data-again="\d+"/);
  await set('sockets', 'on');

  await set('banner', '--en', 'Orders <b>are</b> late.', '--es', 'Los pedidos se retrasan.');
  for (const person of [dana, new Visitor({ origin: switchedUrl })]) {
    const path = person === dana ? '/home' : '/mobile-login';
    expect(await person.read(path)).toContain('Orders &lt;b&gt;are&lt;/b&gt; late.');
    expect(await person.read(path, spanish)).toContain('Los pedidos se retrasan.');
  }
  await set('banner', 'off');
  expect(await dana.read('/home')).not.toContain('Orders &lt;b&gt;');
});

test('shows the end of maintenance on every page, and still takes operator commands (SAFETY-56)', async () => {
  const visitor = new Visitor({ origin: switchedUrl });
  expect((await visitor.get('/mobile-login')).status()).toBe(200);
  await set('maintenance', '--minutes', '20', '--because', 'the database moves');
  for (const path of ['/home', '/', '/mobile-login', '/no-such-page']) {
    const closed = await visitor.get(path);
    expect([path, closed.status(), closed.headers()['retry-after']]).toEqual([path, 503, '1200']);
    expect(await closed.text()).toContain(maintenanceMessages.en.text(20));
  }
  expect(await visitor.read('/home', spanish)).toContain(maintenanceMessages.es.title);
  expect((await visitor.get('/healthz')).status()).toBe(200);
  await set('maintenance', 'off');
  expect((await visitor.get('/mobile-login')).status()).toBe(200);
});
