import { expect, test } from 'vitest';
import { numberPage, portIn } from '#app/ui/testing/sample-activation.ts';
import { elements, hidden, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { CarrierHelp } from './carrier-help.tsx';
import { NumberView } from './view.tsx';

const choice = (html: string) =>
  elements(html, 'input[name=intent]').map(({ value, checked, disabled }) => [value, checked ?? disabled ?? 'open']);

test('has two options with their fields inside, and chooses none beforehand (ACTIVATE-48, ACTIVATE-13)', () => {
  const html = show(<NumberView page={numberPage({ zip: '01803' })} />);
  expect(choice(html)).toEqual([
    ['carrier', 'open'],
    ['new', 'open'],
  ]);
  expect(words(html)).toMatch(/Keep Current Number .* Current carrier .* Get a New Number .* ZIP code Next/);
  // Siblings, so that `:checked ~` shows them in each browser.
  for (const [value, name] of [
    ['carrier', 'number'],
    ['carrier', 'carrier'],
    ['new', 'zip'],
  ])
    expect(elements(html, `[name=intent][value=${value}] ~ label ~ div [name=${name}]`)).toHaveLength(1);
  expect(elements(html, 'input[name=zip]')).toMatchObject([{ value: '01803', 'data-assist': 'digits' }]);
  expect(elements(html, 'form')).toHaveLength(1);
});

test.each([
  ['a number that is moved', { moving: portIn }, 'carrier'],
  ['a number that was moved, with its details', { moving: portIn, chosen: portIn }, 'carrier'],
  ['a new number', { chosen: { kind: 'new', zip: '02110' } }, 'new'],
  ['the only one that is possible', { newNumber: { allowed: false, reason: 'sim-swap' } }, 'carrier'],
] as const)('%s is chosen already (ACTIVATE-48)', (_, own, chosen) => {
  const html = show(<NumberView page={numberPage(own)} wanted="carrier" />);
  expect(elements(html, 'input[name=intent][checked]')).toMatchObject([{ value: chosen }]);
});

test('disables the new number during a SIM swap, with the reason (ACTIVATE-15)', () => {
  const html = show(<NumberView page={numberPage({ newNumber: { allowed: false, reason: 'sim-swap' } })} />);
  const [closed] = elements(html, 'input[name=intent][disabled]');
  expect(closed?.value).toBe('new');
  expect(elements(html, `#${closed?.['aria-describedby']}`)).toHaveLength(1);
  expect(words(html)).toMatch(/Get a New Number .* A SIM swap is in progress/);
  expect(elements(html, 'input[name=zip]')).toEqual([]);
});

test('requires number and carrier, with a list for browsers without suggestions (ACTIVATE-16)', () => {
  const html = show(<NumberView page={numberPage()} />);
  const [carrier] = elements(html, 'input[name=carrier]');
  expect(elements(html, 'datalist')[0]?.id).toBe(carrier?.list);
  expect(elements(html, 'datalist select[name=listed] option').map(({ value }) => value)).toEqual([
    '',
    'Verizon',
    'Boost Mobile',
    'Other',
  ]);
  const again = show(
    <NumberView
      page={numberPage()}
      again={{
        initialValue: { intent: 'carrier', number: '5550102231', carrier: 'Vrizon', zip: '02110' },
        error: { carrier: ['Please select an operator'] },
      }}
    />,
  );
  expect(elements(again, 'input[name=number]')).toMatchObject([{ value: '(555) 010-2231' }]);
  expect(elements(again, 'input[name=zip]')).toMatchObject([{ value: '02110' }]);
  expect(elements(again, 'input[name=intent][checked]')).toMatchObject([{ value: 'carrier' }]);
  expect(words(again)).toContain('Please select an operator');
});

test('marks the options when the customer chose none (ACTIVATE-48)', () => {
  const error = { intent: ['Choose which number you want.'] };
  const html = show(<NumberView page={numberPage()} again={{ initialValue: { zip: '01803' }, error }} />);
  const [first] = elements(html, 'input[name=intent]');
  expect(links(html)).toContain(`#${first?.id}`);
  expect(elements(html, 'fieldset[aria-describedby]')).toHaveLength(1);
  expect(elements(html, 'input[name=intent][checked]')).toEqual([]);
});

const details = (carrier: string) =>
  show(<NumberView page={numberPage({ moving: { number: '5550102231', carrier } })} />);

test('requires the details in the next step, with the carrier’s help (ACTIVATE-16, ACTIVATE-34)', () => {
  const html = details('Verizon');
  expect(words(html)).toContain('Moving (555) 010-2231 from Verizon. Change number or carrier');
  expect(hidden(html)).toMatchObject({ intent: 'keep' });
  expect(elements(html, 'input:not([type=hidden])').map(({ name }) => name)).toEqual(['accountNumber', 'pin', 'zip']);
  expect(words(html)).toContain('Use 0000 if you have no PIN.');
  expect(words(html)).toContain('Where is my account number? Your account number is on your bill.');
  expect(words(html)).toContain(
    'How do I get my Number Transfer PIN? Dial #PORT from (555) 010-2231. Enter it here before it expires. ' +
      'Turn off Number Lock first.',
  );
  expect(links(html)).toContain('/help');
  expect(links(details('Boost Mobile'))).toContain('tel:+18882667848');
});

test('requires a name for “Other”, and explains the PIN (ACTIVATE-16, ACTIVATE-34)', () => {
  const html = details('Other');
  expect(elements(html, 'input[name=carrierName]')).toHaveLength(1);
  expect(words(html)).toContain('What is my PIN?');
});

test.each([
  [{ pinTel: '8005551234' }, /What is my PIN\? It’s the PIN or passcode .* Call \(800\) 555-1234/],
  [{ extraPinInfo: 'Ask for {0}.' }, /What is my PIN\? It’s the PIN or passcode .* Ask for \(555\) 010-2231\./],
  [{ pinTel: '*PORT', pinLabel: 'Transfer PIN' }, /How do I get my Transfer PIN\? Dial or text \*PORT from that phone/],
  [{ acctNumMsg: 'On your bill.' }, /On your bill\. What is my PIN\? It’s the PIN or passcode/],
])('a carrier’s own words are shown, as many as it has: %j (ACTIVATE-34)', (own, text) => {
  const carriers = [{ displayName: 'Ting', ...own }];
  const html = show(<NumberView page={numberPage({ moving: { ...portIn, carrier: 'Ting' }, carriers })} />);
  expect(words(html)).toMatch(text);
});

test('in Spanish our own words precede the carrier’s English ones, which are marked as such (ACTIVATE-34)', () => {
  const carrier = {
    displayName: 'Verizon',
    pinLabel: 'PIN',
    pinMsg: 'Dial #PORT from {0}.',
    acctNumMsg: 'On the bill.',
  };
  const spanish = { ...samplePage, language: 'es' } as const;
  const html = show(<CarrierHelp carrier={carrier} number="5550102231" />, spanish);
  expect(words(html)).toMatch(
    /Está en su factura .*On the bill.*Es el PIN o la contraseña .*Dial #PORT .*antes de que venza/,
  );
  expect(elements(html, '[lang=en]')).toHaveLength(2);
  expect(elements(show(<CarrierHelp carrier={carrier} number="5550102231" />), '[lang]')).toEqual([]);
});

test('keeps a chosen carrier that the list lacks right now, with help for any carrier (ACTIVATE-34)', () => {
  const html = show(
    <NumberView page={numberPage({ moving: { number: '5550102231', carrier: 'Verizon' }, carriers: [] })} />,
  );
  expect(words(html)).toContain('from Verizon.');
  expect(words(html)).toContain('What is my PIN?');
});

test('explains to keep or to remove a stored PIN (ACTIVATE-17)', () => {
  const pinHint = (hasPin: boolean) =>
    words(show(<NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets: 'kept', hasPin })} />));
  expect(pinHint(true)).toContain('Leave it empty to keep the one you entered. Use 0000 if you have no PIN.');
  expect(pinHint(false)).toContain('PIN or passcode Use 0000 if you have no PIN.');
});

test('never shows account number and PIN again, and requires them once they are gone (ACTIVATE-18)', () => {
  const page = (portSecrets: 'kept' | 'gone') =>
    show(<NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets, hasPin: true })} />);
  const account = (html: string) => elements(html, 'input[name=accountNumber]')[0];
  expect(account(page('gone'))).toHaveProperty('required');
  expect(words(page('gone'))).toContain('Please enter them again.');
  expect(account(page('kept'))).not.toHaveProperty('required');
  expect(words(page('kept'))).toContain('Leave it empty to keep the one you entered.');
  const moved = details('Boost Mobile');
  expect(account(moved)).toHaveProperty('required');
  for (const html of [page('kept'), page('gone')])
    expect(elements(html, 'input[name=accountNumber], input[name=pin]').map(({ value }) => value)).toEqual([
      undefined,
      undefined,
    ]);
});
