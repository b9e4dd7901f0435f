import { describe, expect, test } from 'vitest';
import { endpointsOf } from '#contracts/tier.ts';
import { lostLine, lostPhone } from '#app/ui/testing/sample-lost-phone.ts';
import { lockStanding } from '#app/ui/testing/sample-settings.ts';
import { entry, no } from '#app/ui/testing/sample.ts';
import { elements, links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import type { LostPhone } from './intent.ts';
import { LostPhoneStepsView } from './view.tsx';

const page = (own: Partial<LostPhone> = {}, facts = samplePage) =>
  show(<LostPhoneStepsView page={lostPhone(own)} />, facts);
const inputs = (html: string, name: string) => elements(html, `input[name="${name}"]`).map(({ value }) => value);

/** The number and first word of each step, in the order of the page. */
const stepsOf = (html: string) => words(html).match(/(?<!\d)\d\. [A-Z][a-z]+/g);

describe('the page before sign-in', () => {
  test('LOST-1: says what can be done, whom to call, and leads to sign-in and on to the steps', () => {
    const html = show(<StaticPage path="lost-phone" />, visitorPage);
    expect(words(html)).toContain('Call us to block calls and texts, and to block the phone itself by its IMEI.');
    expect(links(html)).toEqual(expect.arrayContaining(['/login?to=%2Flost-phone%2Fsteps', 'tel:+18004278686']));
    expect(links(show(<StaticPage path="lost-phone" />))).toContain('/lost-phone/steps');
  });

  test('LOST-1: Support leads there, and a signed-in person to the steps', () => {
    expect(links(show(<StaticPage path="help" />, visitorPage))).toContain('/lost-phone');
    expect(links(show(<StaticPage path="help" />))).toContain('/lost-phone/steps');
  });
});

test('LOST-3: a press for each line, to sign out elsewhere, to order, and last to lock', () => {
  const html = page();
  expect(inputs(html, 'step')).toEqual(['pause', 'lock']);
  expect(inputs(html, 'line')).toEqual(['ref-2']);
  expect(inputs(html, 'elsewhere')).toEqual(['/lost-phone/steps']);
  expect(links(html)).toContain('/track-order/ref-2/reorder?for=lost-phone');
  expect(stepsOf(html)).toEqual(['1. Pause', '2. Sign', '3. Order', '4. Lock']);
});

test('LOST-3: without a line in service the steps that are left are counted from 1', () => {
  expect(stepsOf(page({ lines: [] }))).toEqual(['1. Sign', '2. Lock']);
});

test('LOST-9: a step that the carrier has no call for is left out, and the others are counted from 1', () => {
  const seen = { ...samplePage, capabilities: new Set(endpointsOf('see')) };
  const lines = [lostLine({ pause: no('does-not-apply'), order: no('does-not-apply') })];
  const html = page({ lines, lock: undefined }, seen);
  expect(stepsOf(html)).toEqual(['1. Sign']);
  expect(words(html)).not.toContain('doesn’t need this');
  const online = words(show(<StaticPage path="lost-phone" />, { ...visitorPage, capabilities: seen.capabilities }));
  expect(online).toContain('Sign out of your account everywhere else.');
  for (const missing of ['Pause data, so', 'Order a new SIM card', 'Lock your account, so'])
    expect(online).not.toContain(missing);
});

test('LOST-3: says beforehand that signing out and locking ask to sign in again', () => {
  const late = words(page({}, { ...samplePage, signedInRecently: false }));
  expect(late.match(/we’ll ask you to log in again first/g)).toHaveLength(2);
  expect(words(page())).not.toContain('log in again first');
});

test('LOST-4: what is so already is marked, and has no press', () => {
  const html = page({
    lines: [lostLine({ data: 'paused', onItsWay: { step: 'shipped', expectedOn: '2026-11-28' } })],
    otherSignIns: 0,
    lock: lockStanding({ isLocked: true }),
  });
  expect(words(html).match(/\bDone\b/g)).toHaveLength(4);
  expect(elements(html, 'form')).toEqual([]);
  expect(words(html)).toContain('Data is paused. A new SIM card is on its way, expected Nov 28');
});

test.each(['refused', 'needs-care', 'unknown'] as const)(
  'LOST-4: a lock that is %s leaves the others open',
  (state) => {
    const html = page({ after: entry({ summary: { kind: 'account-lock' }, state }) });
    expect(inputs(html, 'step')).toEqual(['pause', 'lock']);
    expect(inputs(html, 'elsewhere')).toHaveLength(1);
  },
);

test('LOST-4: a step that is closed says why, and the others are open', () => {
  const html = page({ lines: [lostLine({ pause: no('fraud') })] });
  expect(inputs(html, 'step')).toEqual(['lock']);
  expect(links(html)).toContain('/track-order/ref-2/reorder?for=lost-phone');
});

test('LOST-5: says that the SIM card is activated by calling; an eSIM is moved by calling', () => {
  expect(words(page())).toContain(
    'When it arrives, you can’t activate it here. Call us to activate it: 1.800.427.8686.',
  );
  const esim = page({ lines: [lostLine({ esim: true, order: no('does-not-apply') })] });
  expect(words(esim)).toContain('This line has an eSIM. Call us to move it to another phone.');
  expect(links(esim)).not.toContain('/track-order/ref-2/reorder?for=lost-phone');
});

test.each([{ onItsWay: { step: 'shipped' as const } }, { isOrdering: true }])(
  'LOST-6: whose SIM card is under way is not told that the lock closes its order: %o',
  (ordered) => {
    const [closed, open] = [{}, ordered].map((own) =>
      words(
        page({ lock: lockStanding({ isLocked: true }), lines: [lostLine({ order: no('account-locked'), ...own })] }),
      ),
    );
    const why = 'no SIM card or eSIM is sent';
    expect(closed).toContain(why);
    expect(open).not.toContain(why);
    expect(open).toContain('Turn the lock off');
  },
);

test('LOST-6: a lock that is on leads to the emailed password, from the order that it closes too', () => {
  const html = page({
    lines: [lostLine({ order: no('account-locked') })],
    lock: lockStanding({ isLocked: true }),
  });
  expect(links(html).filter((to) => to === '/settings/unlock')).toHaveLength(2);
  const emailed = page({ lock: lockStanding({ isLocked: true, codeId: 'code-1' }) });
  expect(links(emailed)).toContain('/settings/unlock/code-1');
});

test('LOST-7: without the carrier signing out and the number stand', () => {
  const html = page({ lines: undefined, lock: undefined });
  expect(words(html)).toContain('We can’t show your lines and the account lock right now.');
  expect(inputs(html, 'elsewhere')).toHaveLength(1);
  expect(links(html)).toContain('tel:+18004278686');
});

test.each(['en', 'es'] as const)('LOST-8: no button claims to block calls or the phone (%s)', (language) => {
  const pressed = elements(page({}, { ...samplePage, language }), 'button').map(({ text }) => String(text));
  expect(pressed.length).toBeGreaterThan(2);
  expect(pressed.filter((text) => /block|IMEI|bloquear (las llamadas|el teléfono)/i.test(text))).toEqual([]);
});
