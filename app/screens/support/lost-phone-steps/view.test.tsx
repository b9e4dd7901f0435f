import { describe, expect, test } from 'vitest';
import { endpointsOf } from '#contracts/tier.ts';
import { lostLine, lostPhone } from '#app/ui/testing/sample-lost-phone.ts';
import { lockStanding } from '#app/ui/testing/sample-settings.ts';
import { entry, no } from '#app/ui/testing/sample.ts';
import { buttons, elements, links, samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import type { LostPhone } from './intent.ts';
import { LostPhoneStepsView } from './view.tsx';

const page = (overrides: Partial<LostPhone> = {}, facts = samplePage) =>
  show(<LostPhoneStepsView page={lostPhone(overrides)} />, facts);
const inputs = (html: string, name: string) => elements(html, `input[name="${name}"]`).map(({ value }) => value);

/** The number and first word of each step, in the order of the page. */
const stepsOf = (html: string) => words(html).match(/(?<!\d)\d\. [A-Z][a-z]+/g);

describe('the page before sign-in', () => {
  test('shows the steps and the number to call, with links to sign-in and to the steps (LOST-1)', () => {
    const html = show(<StaticPage path="lost-phone" />, visitorPage);
    expect(words(html)).toContain('Call us to block calls and texts, and to block the phone itself by its IMEI.');
    expect(links(html)).toEqual(expect.arrayContaining(['/login?to=%2Flost-phone%2Fsteps', 'tel:+18004278686']));
    expect(links(show(<StaticPage path="lost-phone" />))).toContain('/lost-phone/steps');
  });

  test('is linked from Support; a signed-in person is redirected to the steps (LOST-1)', () => {
    expect(links(show(<StaticPage path="help" />, visitorPage))).toContain('/lost-phone');
    expect(links(show(<StaticPage path="help" />))).toContain('/lost-phone/steps');
  });
});

test('has a button for each line, to sign out elsewhere, to order, and last to lock (LOST-3)', () => {
  const html = page();
  expect(inputs(html, 'step')).toEqual(['secure', 'pause', 'lock']);
  expect(inputs(html, 'line')).toEqual(['ref-2', 'ref-2']);
  expect(inputs(html, 'elsewhere')).toEqual(['/lost-phone/steps']);
  expect(links(html)).toContain('/track-order/ref-2/reorder?for=lost-phone');
  expect(stepsOf(html)).toEqual(['1. Pause', '2. Sign', '3. Order', '4. Lock']);
});

test('counts the other steps from 1 without a line in service (LOST-3)', () => {
  expect(stepsOf(page({ lines: [] }))).toEqual(['1. Sign', '2. Lock']);
});

test('omits a step without a carrier call, and counts the others from 1 (LOST-9)', () => {
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

test('announces that signing out and locking need a new sign-in (LOST-3)', () => {
  const late = words(page({}, { ...samplePage, signedInRecently: false }));
  expect(late.match(/we’ll ask you to log in again first/g)).toHaveLength(3);
  expect(words(page())).not.toContain('log in again first');
});

test('marks a finished step, without a button (LOST-4)', () => {
  const html = page({
    lines: [lostLine({ data: 'paused', onItsWay: { step: 'shipped', expectedOn: '2026-11-28' } })],
    otherSignIns: 0,
    lock: lockStanding({ isLocked: true }),
  });
  expect(words(html).match(/\bDone\b/g)).toHaveLength(4);
  expect(elements(html, 'form')).toEqual([]);
  expect(words(html)).toContain('Data is paused');
  expect(words(html)).toContain('A new SIM card is on its way, expected Nov 28');
});

test.each([
  [{ data: 'on' }, true],
  [{ data: 'paused' }, false],
  [{ data: 'suspended', pause: no('suspended') }, false],
] as const)('the one button pauses data only where that is left to do: %o (LOST-10)', (line, pauses) => {
  const form = /<form.*?<\/form>/s.exec(page({ lines: [lostLine(line)] }))?.[0] ?? '';
  expect(words(form).includes('Pause data on that line')).toBe(pauses);
  expect(words(form)).toContain('Lock the account');
});

test('shows that a suspended line has no data, with the way to restore it (LOST-2)', () => {
  const html = words(page({ lines: [lostLine({ data: 'suspended', pause: no('suspended') })] }));
  expect(html).toContain('Data is off while this line is suspended');
  expect(html).toContain('to restore service.');
  expect(html).not.toContain('Data is on');
});

test.each(['refused', 'needs-care', 'unknown'] as const)(
  'a lock that is %s leaves the others open (LOST-4)',
  (state) => {
    const html = page({ after: entry({ summary: { kind: 'account-lock' }, state }) });
    expect(inputs(html, 'step')).toEqual(['secure', 'pause', 'lock']);
    expect(inputs(html, 'elsewhere')).toHaveLength(1);
  },
);

test('shows the reason of a closed step, with the others open (LOST-4)', () => {
  const html = page({ lines: [lostLine({ pause: no('fraud') })] });
  expect(inputs(html, 'step')).toEqual(['secure', 'lock']);
  expect(links(html)).toContain('/track-order/ref-2/reorder?for=lost-phone');
});

test('shows that a SIM card is activated and an eSIM moved by calling (LOST-5)', () => {
  expect(words(page())).toContain(
    'When it arrives, you can’t activate it here. Call us to activate it: 1.800.427.8686.',
  );
  const esim = page({ lines: [lostLine({ esim: true, order: no('does-not-apply') })] });
  expect(words(esim)).toContain('This line has an eSIM. Call us to move it to another phone.');
  expect(links(esim)).not.toContain('/track-order/ref-2/reorder?for=lost-phone');
});

test.each([{ onItsWay: { step: 'shipped' as const } }, { isOrdering: true }])(
  'whose SIM card is under way is not told that the lock closes its order: %o (LOST-6)',
  (ordered) => {
    const [closed, open] = [{}, ordered].map((overrides) =>
      words(
        page({
          lock: lockStanding({ isLocked: true }),
          lines: [lostLine({ order: no('account-locked'), ...overrides })],
        }),
      ),
    );
    const why = 'no SIM card or eSIM is sent';
    expect(closed).toContain(why);
    expect(open).not.toContain(why);
    expect(open).toContain('Turn the lock off');
  },
);

test('leads from a lock, and from the order that it closes, to the emailed password (LOST-6)', () => {
  const html = page({
    lines: [lostLine({ order: no('account-locked') })],
    lock: lockStanding({ isLocked: true }),
  });
  expect(links(html).filter((to) => to === '/settings/unlock')).toHaveLength(2);
  const emailed = page({ lock: lockStanding({ isLocked: true, codeId: 'code-1' }) });
  expect(links(emailed)).toContain('/settings/unlock/code-1');
});

test('keeps signing out and the number without the carrier (LOST-7)', () => {
  const html = page({ lines: undefined, lock: undefined });
  expect(words(html)).toContain('We can’t show your lines and the account lock right now.');
  expect(inputs(html, 'elsewhere')).toHaveLength(1);
  expect(links(html)).toContain('tel:+18004278686');
});

test.each(['en', 'es'] as const)('has no button that claims to block calls or the phone (%s) (LOST-8)', (language) => {
  const pressed = buttons(page({}, { ...samplePage, language })).map((inner) => words(inner));
  expect(pressed.length).toBeGreaterThan(2);
  expect(pressed.filter((text) => /block|IMEI|bloquear (las llamadas|el teléfono)/i.test(text))).toEqual([]);
});

test('has one button for all steps, after the choice of the line and the SIM card (LOST-10)', () => {
  const html = page();
  expect(elements(html, '.btn.main').map(({ type }) => type)).toEqual(['submit']);
  expect(words(html)).toContain('Lock the account: no one can move your numbers away');
  expect(words(html)).toContain('Need a new SIM card? Order it first: a locked account can’t.');
  expect(elements(html, 'details')[0]).not.toHaveProperty('open');
  const two = page({ lines: [lostLine(), lostLine({ line: { ref: 'ref-3', occurrence: 3 } })] });
  expect(elements(two, '#who option').map(({ value }) => value)).toEqual(['ref-2', 'ref-3']);
});

test.each([
  ['locked', { lock: lockStanding({ isLocked: true }) }],
  ['of a secondary', { lock: lockStanding({ decision: no('secondary') }) }],
  ['being locked', { lock: lockStanding({ decision: no('under-way') }) }],
  ['not told', { lines: undefined, lock: undefined }],
] as const)('has no such button where the account is %s: the single steps are open (LOST-10)', (_, own) => {
  const html = page(own);
  expect(inputs(html, 'step')).not.toContain('secure');
  expect(elements(html, 'details')[0]).toHaveProperty('open');
});

test.each([
  [
    'done',
    ['done', 'done', 'done'],
    'Your account is secured Data Paused Other devices Signed out on 2 Account lock Locked',
  ],
  ['refused', ['refused', 'done', 'done'], 'A step didn’t work Data Not paused Other devices Signed out on 2'],
  [
    'unknown',
    ['done', 'open', 'open'],
    'Securing your account… Data Paused Other devices Not yet Account lock Not locked yet',
  ],
] as const)('shows what came of each step: %s %j (LOST-10)', (state, [pause, out, lock], text) => {
  const after = entry({ summary: { kind: 'secure-account' }, state });
  const html = page({
    after,
    secured: {
      operationId: 'operation-1',
      state,
      steps: [
        { step: 'pause', state: pause },
        { step: 'sign-out', state: out },
        { step: 'lock', state: lock },
      ],
      signedOut: out === 'done' ? 2 : undefined,
    },
  });
  expect(words(html)).toContain(text);
});
