import { expect, it, test } from 'vitest';
import { fixView, lineStatusPage, otherView, portingSteps } from '#app/ui/testing/sample-status.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, links, sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { entryOn } from '#app/ui/testing/sample-bills.ts';
import type { LineStatus, StatusView } from './intent.ts';
import { LineStatusView } from './view.tsx';
import { parseWithZod } from '@conform-to/zod/v4';
import { lineStatusPageMessages } from './copy.ts';
import { portFixForm } from './form.ts';

const at = { ...samplePage, path: '/status/ref-2', query: '?after=operation-000001' };
const page = (view: StatusView, own: Partial<LineStatus> = {}, again?: object) =>
  show(<LineStatusView page={lineStatusPage(view, own)} again={again} />, at);
const porting = { kind: 'porting', isLong: false, number: '5550108890', steps: portingSteps } as const;

test('a port-in in progress reads well without styles (PORT-2, PORT-3)', () => {
  const html = page(porting);
  expect(words(html)).toContain(
    'Porting in Progress Marco Reyes · (555) 010-7718 Sent to your old carrier Done · Nov 21, 2026, 9:40 PM EST ' +
      'Waiting for your old carrier Now Number moved Next Don’t cancel your old service until it’s done. Your old ' +
      'carrier is moving (555) 010-8890 to us. This page updates itself. A number transfer typically takes 5 minutes ' +
      'to 2 hours.',
  );
  expect(elements(html, '.note.warn')).toHaveLength(1);
  // The number is not broken at the end of a line.
  expect(html).toContain('is moving <span class="keep">(555) 010-8890</span> to us');
  expect(words(html)).toContain('Last checked 4 seconds ago.');
  expect(elements(html, 'li[aria-current="step"]')).toHaveLength(1);
  // ADR-046: only what is not normal has a tag, and here a color.
  expect(elements(html, '.track .tag, .track .warn')).toEqual([]);
  expect(elements(page(fixView()), '.track .warn')).toHaveLength(1);
  expect(words(page({ kind: 'activating', isLong: false }))).toContain('Activation in Progress');
});

test('“taking longer than usual” has the care number, and “Check again” loads the page with its query (PORT-4)', () => {
  const html = page({ ...porting, isLong: true });
  expect(words(html)).toContain('This is taking longer than usual');
  expect(links(html)).toEqual(expect.arrayContaining(['tel:+18004278686', '/status/ref-2?after=operation-000001']));
  expect(words(html)).toContain('Check again');
  expect(words(html)).not.toContain('typically takes');
  expect(words(page(porting))).not.toContain('longer than usual');
});

test.each([
  ['account', 'Account number', 'text'],
  ['pin', 'PIN', 'text'],
  ['zip', 'ZIP code', 'numeric'],
] as const)('%s: one input and CONTINUE (PORT-7)', (problem, label, inputMode) => {
  const html = page(fixView({ problem }));
  expect(words(html)).toMatch(new RegExp(`${label}.*CONTINUE.*Needs a correction Now · Nov 21`));
  expect(elements(html, 'input:not([type="hidden"])')).toMatchObject([
    { name: 'value', inputMode, autoComplete: 'off' },
  ]);
  expect(elements(html, 'button[type="submit"]')).toHaveLength(1);
});

test('never shows the typed detail again (PORT-15)', () => {
  const html = page(fixView(), {}, { error: { value: ['Invalid Format.'] }, initialValue: { problem: 'account' } });
  expect(elements(html, 'input[name="value"]')[0]).not.toHaveProperty('value');
  expect(words(html).split('Invalid Format.')).toHaveLength(3);
});

test('the generic error has the care number and a Home link, and nothing to send (PORT-8)', () => {
  const html = page({ kind: 'care', isPort: true });
  expect(words(html)).toContain('Something Went Wrong');
  expect(links(html)).toEqual(expect.arrayContaining(['tel:+18004278686', '/home']));
  expect(html).not.toContain('<form');
});

test('a failed activation can be tried again (PORT-18)', () => {
  const html = page({ kind: 'care', isPort: false });
  expect(words(html)).toContain('Activation Failed');
  expect(links(html).some((href) => href.startsWith('/activation'))).toBe(true);
});

const nothing = 'This line has no activation or number transfer in progress.';
test.each([
  [
    otherView('suspended', true),
    'NonPay Suspension',
    'Your line is suspended. Call 1.800.427.8686 to restore service.',
  ],
  [otherView('suspended'), 'Suspended', 'Your line is suspended. Call 1.800.427.8686 to restore service.'],
  [otherView('disconnected'), 'Disconnected', 'To reconnect it, call 1.800.427.8686.'],
  [otherView('unclear'), 'We’re checking this line', nothing],
  [otherView('disabled'), 'Disabled', nothing],
])('what the line is now, with the reference, the support number and Home: %j (ACTIVATE-44)', (view, title, text) => {
  const html = page(view);
  expect(words(html)).toMatch(new RegExp(`^.{0,40}${title} Marco Reyes`));
  expect(words(html)).toContain(text);
  expect(words(html)).toContain('Reference');
  expect(links(html)).toEqual(expect.arrayContaining(['tel:+18004278686', '/post-activation-home']));
});

test('a line that is not activated has nothing in progress (ACTIVATE-44)', () => {
  expect(words(page(otherView('not-activated')))).toMatch(/Nothing in progress .*no activation or number transfer/);
});

test('shows for a port-in refused at its start that the old carrier got no request (PORT-21)', () => {
  const withCard = { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } } as const;
  const firstMonth = { kind: 'held', hold: { amount: 3100, with: withCard, since: sampleNow } } as const;
  const refused = { operationId: 'activate-0000001', help: 'later', leadEmail: 'dana@example.test' } as const;
  const html = page({ kind: 'care', isPort: true, isNotBegun: true, firstMonth, refused });
  expect(words(html)).toContain('Our activation system is down right now.');
  expect(words(html)).toContain('We’ll write to dana@example.test when it works again.');
  expect(words(html)).toContain('Something Went Wrong');
  expect(words(html)).toContain('We haven’t asked your old carrier');
  expect(words(html)).not.toContain('We can see what your old carrier said');
  expect(words(html)).not.toContain('can’t be fixed on this page');
  expect(words(html)).toContain('A temporary hold of $31.00 has been on Visa 4242 since Nov 21. It isn’t a charge');
  expect(links(html).some((href) => href.startsWith('/activation'))).toBe(true);
});

test.each([
  ['later', 'Our activation system is down right now.'],
  ['device', 'This device doesn’t work with us yet.'],
  ['again', 'Check the details and send them again.'],
  ['call', 'say your reference is'],
] as const)('a correction that we could not send has what helps (%s), and the form (PORT-16)', (help, text) => {
  const html = page(fixView({ refused: { operationId: 'operation-000001', help } }));
  expect(words(html)).toContain('We couldn’t send your correction');
  expect(words(html)).toContain(text);
  expect(words(html)).not.toMatch(/safe to|what your old carrier said|can’t be fixed/);
  expect(elements(html, 'form')).toHaveLength(1);
});

test('leads from success to the setup of an eSIM, or explains the SIM card (PORT-6)', () => {
  const esim = page({ kind: 'active', isPort: true, setupLeft: true, esim: true, steps: [] });
  expect(words(esim)).toMatch(/Port in Successful .*CONTINUE TO SETUP/);
  expect(links(esim)).toContain('/steps/ref-2?from=activation');
  const sim = page({ kind: 'active', isPort: false, setupLeft: false, esim: false, steps: [] });
  expect(words(sim)).toContain('Activation Successful');
  expect(words(sim)).toContain('Put the SIM card into your phone');
  expect(words(sim)).not.toContain('CONTINUE');
});

test('other lines with something under way are linked (PORT-1)', () => {
  expect(links(page(porting, { others: [{ ref: 'ref-3', occurrence: 3 }] }))).toContain('/status/ref-3');
});

test('a closed correction has its reason in place of the form (PORT-17)', () => {
  const html = page(fixView({ decision: no('sim-swap') }));
  expect(html).not.toContain('<form');
  expect(words(html)).toContain('A SIM swap is in progress on this line.');
});

test('has no form while a correction is in progress', () => {
  const sending = page(fixView({ isSending: true }), {
    after: entryOn('/status/:lineRef', { state: 'unknown', lastCheckedAt: sampleNow }),
  });
  expect(sending).not.toContain('<form');
  expect(words(sending)).toContain('We’re sending your correction.');
});

test.each([
  ['not-sent', 'We couldn’t send this: your session had ended.'],
  ['no-trace', 'can’t find it'],
  ['cannot-tell', 'We can’t tell'],
  ['needs-care', 'We can’t tell whether this went through.'],
] as const)('a correction that ended as %s is shown above the form (SIGNIN-16, PORT-16)', (state, text) => {
  const html = page(fixView(), { after: entryOn('/status/:lineRef', { state }) });
  expect(words(html)).toContain(text);
  expect(html).toContain('<form');
});

test('a second rejection of the same detail has words of its own, and a number to call (PORT-7)', () => {
  const html = show(<LineStatusView page={lineStatusPage(fixView({ isAgain: true }))} />);
  expect(words(html)).toContain('Your old carrier rejected what you sent, too.');
  expect(words(html)).not.toContain('Enter the one on your old carrier’s bill.');
  expect(html).toContain('tel:');
});

/** What comes of a form as a browser sends it. */
function send(problem: string, value: string) {
  const form = new FormData();
  for (const [name, typed] of Object.entries({ operation: 'operation-000001', problem, value }))
    form.append(name, typed);
  const sent = parseWithZod(form, { schema: portFixForm(lineStatusPageMessages.en.fix.fields) });
  return sent.status === 'success' ? sent.value.value : sent.error?.value;
}

it.each([
  ['account', '', ['This field is required.']],
  ['account', 'A-1', 'A1'],
  ['account', '12 34–56', '123456'],
  ['account', 'A.1', ['Invalid Format.']],
  ['account', 'A'.repeat(21), ['Account number should be less than 20 characters.']],
  ['account', ` ${'A1'.repeat(10)} `, 'A1'.repeat(10)],
  ['zip', '', ['This field is required.']],
  ['zip', '0180', ['Enter valid zipcode.']],
  ['zip', '0180a', ['Enter valid zipcode.']],
  ['zip', '01803-1234', '018031234'],
  ['zip', '00000', '00000'],
  ['pin', '', ['This field is required.']],
  ['pin', '12 34', '1234'],
  ['pin', '12-34', '1234'],
  ['pin', '12#34', ['Invalid Format.']],
  ['pin', '1'.repeat(16), ['Invalid Format.']],
  ['pin', '0000', '0000'],
])('%s “%s”: to the letter, separators dropped (PORT-9, PORT-10, PORT-11, PORT-23)', (problem, value, result) => {
  expect(send(problem, value)).toEqual(result);
});

it('refuses a detail that is none', () => {
  expect(send('status', '7')).toBeUndefined();
});

it('leads category TEST, which Home sends back here, to the profile (SIGNIN-8)', () => {
  const me = { firstName: 'Tess', status: 10, isPrimary: true, isTest: true, accountKnown: true };
  const view = <LineStatusView page={lineStatusPage({ kind: 'care', isPort: true })} />;
  const led = links(show(view, { ...samplePage, me }));
  expect(led).toContain('/profile');
  expect(led).not.toContain('/home');
});
