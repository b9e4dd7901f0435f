import { describe, expect, test } from 'vitest';
import {
  checklistPage,
  confirmPage,
  devicePage,
  kitCharges,
  kitPage,
  namePage,
  numberPage,
  pixel,
  simPage,
  summaryPage,
} from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, heading, hidden, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { BlockedView } from './checklist/blocked-view.tsx';
import { ChecklistView } from './checklist/view.tsx';
import { ConfirmView } from './confirm/view.tsx';
import { DeviceView } from './device/view.tsx';
import { KitView } from './kit/view.tsx';
import { KitOrderedView } from './kit-ordered/view.tsx';
import { UserDetailsView } from './name/view.tsx';
import { NumberView } from './number/view.tsx';
import { SimView } from './sim/view.tsx';
import { NothingToActivate } from './start/view.tsx';
import { SummaryView } from './summary/view.tsx';

const changed = { because: 'changed' };

describe('every step', () => {
  const pages = [
    ['checklist', show(<ChecklistView page={checklistPage()} {...changed} />)],
    ['user details', show(<UserDetailsView page={namePage()} {...changed} />)],
    ['device', show(<DeviceView page={devicePage()} {...changed} />)],
    ['kit', show(<KitView page={kitPage({ hasAddress: false })} {...changed} />)],
    ['number', show(<NumberView page={numberPage()} {...changed} />)],
    ['SIM', show(<SimView page={simPage()} {...changed} />)],
    ['summary', show(<SummaryView page={summaryPage()} {...changed} />)],
    ['confirm', show(<ConfirmView page={confirmPage()} {...changed} />)],
  ] as const;

  test.each(pages)(
    'JOURNEY-5: %s sends back the version that it showed, and says when nothing was saved',
    (_, html) => {
      expect(hidden(html)).toMatchObject({ version: 'version-1' });
      expect(words(html)).toMatch(/in another tab or on another device/);
    },
  );

  test('ACTIVATE-3: says how far it is, but for the pages before the first step', () => {
    expect(pages.map(([name, html]) => [name, /Step \d of \d/.exec(words(html))?.[0]])).toEqual([
      ['checklist', undefined],
      ['user details', undefined],
      ['device', 'Step 1 of 4'],
      ['kit', 'Step 1 of 3'],
      ['number', 'Step 2 of 4'],
      ['SIM', 'Step 3 of 4'],
      ['summary', 'Step 3 of 4'],
      ['confirm', 'Step 4 of 4'],
    ]);
    const ends = pages.slice(2).map(([, html]) => elements(html, '.meter path')[0]?.d?.split('H')[1]);
    expect(ends).toEqual(['25', '33', '50', '75', '75', '100']);
  });

  test('JOURNEY-4: leads back one step; the first leads Home', () => {
    expect(pages.map(([, html]) => links(html)[0])).toEqual([
      '/home',
      '/activation/ref-1?checklist=1',
      '/activation/ref-1?checklist=1',
      '/activation/ref-1/device',
      '/activation/ref-1/device',
      '/activation/ref-1/number',
      '/activation/ref-1/sim',
      '/activation/ref-1/sim',
    ]);
  });

  test('JOURNEY-9: posts, and to an address without an answer in it', () => {
    const forms = pages.flatMap(([, html]) => elements(html, 'form'));
    expect(forms).toHaveLength(8);
    for (const { method, action = '' } of forms)
      expect([method, action]).toEqual(['post', expect.not.stringContaining('?')]);
  });
});

test('ACTIVATE-2: category TEST without a line to activate reads so, for Home would lead back here', () => {
  expect(words(show(<NothingToActivate />))).toContain('None of your lines needs activating right now.');
});

describe('checklist', () => {
  test('ACTIVATE-5: has its own list for an eSIM, and says how to find the IMEI', () => {
    const sim = words(show(<ChecklistView page={checklistPage()} />));
    const esim = words(show(<ChecklistView page={checklistPage({ sim: 'esim' })} />));
    expect(sim).toContain('Your SIM card. Its number has 19 digits.');
    expect(esim).toContain('A compatible device that supports eSIM');
    expect(esim).not.toContain('SIM card');
    for (const said of [sim, esim]) expect(said).toMatch(/How to find your IMEI .*dial \*#06#.*iPhone.*Android/);
  });

  test('ACTIVATE-5: says how many lines there are to activate when there are several', () => {
    expect(words(show(<ChecklistView page={checklistPage({ linesLeft: 3 })} />))).toContain('3 lines to activate');
    expect(words(show(<ChecklistView page={checklistPage()} />))).not.toContain('to activate');
  });

  test('ACTIVATE-6: begins with “Activate Line”', () => {
    const html = show(<ChecklistView page={checklistPage()} />);
    expect(buttons(html)).toEqual(['Activate Line']);
    expect(hidden(html)).toMatchObject({ operation: 'operation-000001' });
    expect(heading(html)).toBe('Activate Dana Reyes’s line');
  });

  test.each(['primary-not-active', 'not-yours'] as const)('ACTIVATE-29: greets a member: %s', (reason) => {
    const html = show(<BlockedView line={{ ref: 'ref-2', occurrence: 2 }} why={{ reason }} />, {
      ...samplePage,
      me: { firstName: 'Dana', accountKnown: true, isPrimary: false },
    });
    expect(heading(html)).toBe('Hi Dana');
    expect(words(html)).toMatch(/Ask them/);
    expect(words(html)).toContain('Back to Home');
  });

  test('ACTIVATE-29: FRAUD sees that the service is unavailable', () => {
    const said = words(show(<BlockedView line={{ ref: 'ref-1', occurrence: 1 }} why={{ reason: 'fraud' }} />));
    expect(said).toContain(
      "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
    );
  });
});

test('ACTIVATE-7: asks who uses a line without a name', () => {
  const html = show(<UserDetailsView page={namePage({ line: { ref: 'ref-2', occurrence: 2 } })} />);
  expect(heading(html)).toBe('Enter User Details for your second line');
  expect(elements(html, 'input[type=text]').map(({ name }) => name)).toEqual(['firstName', 'lastName']);
  const saving = show(<UserDetailsView page={namePage({ isSaving: true })} />);
  expect(elements(saving, 'form')).toEqual([]);
  expect(words(saving)).toContain('Check again');
});

describe('device', () => {
  const form = show(<DeviceView page={devicePage()} />);

  test('ACTIVATE-8: asks for the IMEI, counts its digits and says how to find it', () => {
    expect(words(form)).toContain('0/15');
    expect(words(form)).toMatch(/Your device must be unlocked and paid off.*\*#06#.*iPhone.*Android/);
    expect(buttons(form)).toEqual(['CHECK']);
    expect(elements(form, 'input[name=imei]')).toMatchObject([{ 'data-assist': 'imei', inputMode: 'numeric' }]);
    expect(show(<DeviceView page={devicePage()} />, { ...samplePage, lite: true })).not.toContain('data-assist');
  });

  test('ACTIVATE-9: a compatible device is shown with its IMEI to edit, SIM type and plan', () => {
    const html = show(<DeviceView page={devicePage({ device: pixel })} />);
    expect(words(html)).toContain(
      'Device Google Pixel 8 IMEI 3569 3803 5643 809 Change IMEI SIM type SIM Plan Best Fit 5GB PROCEED',
    );
    expect(hidden(html)).toMatchObject({ intent: 'accept' });
    const again = show(<DeviceView page={devicePage({ device: pixel })} another />);
    expect(elements(again, 'input[name=imei]')).toMatchObject([{ value: '356938035643809' }]);
  });

  test('ACTIVATE-9, ACTIVATE-11: a device without eSIM on an eSIM line leads to the kit or to another device', () => {
    const without = { ...pixel, esimAvailable: false };
    const html = show(<DeviceView page={devicePage({ device: without, sim: 'esim' })} />);
    expect(heading(html)).toBe('Your device isn’t eSIM-compatible');
    expect(words(html)).toContain('PROCEED CHECK ANOTHER DEVICE');
    expect(heading(show(<DeviceView page={devicePage({ device: without })} />))).toBe('Your device is compatible');
  });

  test('ACTIVATE-9: an invalid IMEI has a screen to try again from', () => {
    const html = show(
      <DeviceView page={devicePage()} refused={{ imei: pixel.imei, problem: { why: 'incompatible' } }} />,
    );
    expect(heading(html)).toBe('Invalid IMEI');
    expect(words(html)).toContain(
      'Unfortunately, we cannot activate service on this device. Contact Customer Success.',
    );
    expect(words(html)).toContain('TRY AGAIN');
  });

  test('ACTIVATE-9: a device in use shows the carrier’s message, and keeps the number', () => {
    const problem = { why: 'alreadyInUse', message: 'This IMEI is on another line.' } as const;
    const html = show(<DeviceView page={devicePage()} refused={{ imei: pixel.imei, problem }} />);
    expect(words(html)).toContain('This IMEI is on another line.');
    expect(elements(html, 'input[name=imei]')).toMatchObject([{ value: pixel.imei }]);
  });

  test('ACTIVATE-10: downtime says that we will write; a 5G device offers to be told', () => {
    const refused = (why: 'downtime' | 'fiveG', sent: boolean) =>
      show(
        <DeviceView
          page={devicePage()}
          refused={{ imei: pixel.imei, problem: { why }, lead: { emailId: 'dana@example.test', sent } }}
        />,
      );
    expect(words(refused('downtime', true))).toContain('We’ll write to dana@example.test');
    const html = refused('fiveG', false);
    expect(elements(html, 'form')).toMatchObject([{ action: '/activation/ref-1/device?another=1' }]);
    expect(elements(html, 'input[name=email]')).toMatchObject([{ value: 'dana@example.test' }]);
    expect(words(show(<DeviceView page={devicePage()} thanks="fiveG" />))).toContain(
      'Thank you for your interest. Customer Success will get in touch once 5G ready.',
    );
  });
});

describe('SIM kit', () => {
  test('ACTIVATE-11, MONEY-1: asks for the address, then shows the charges', () => {
    expect(buttons(show(<KitView page={kitPage({ hasAddress: false })} />))).toEqual(['CONTINUE']);
    const html = show(<KitView page={kitPage({ charges: kitCharges })} />);
    expect(words(html)).toContain('SIM kit $4.99 Standard shipping (3-6 days) $3.00 Tax $0.31 One-time total $8.30');
    expect(words(html)).toContain('We’ll charge $8.30 with tax on your Dec 5 bill, to Visa 4242. CONFIRM');
    expect(words(html)).toContain('Ship to this address Dana Reyes, 12 Harbor Street, Unit 4, Burlington, MA 01803');
    expect(words(html)).toMatch(/CONFIRM Edit address$/);
    expect(elements(html, 'input[type=checkbox]')).toMatchObject([{ name: 'shipHere' }]);
    expect(hidden(html)).toMatchObject({ intent: 'order', mark: 'mark-1', operation: 'operation-000001' });
    const editing = show(<KitView page={kitPage({ charges: kitCharges })} editing />);
    expect(elements(editing, 'input[name=address1]')).toMatchObject([{ value: '12 Harbor Street' }]);
  });

  test('ACTIVATE-12: says that the price moved, and orders nothing without a price', () => {
    const moved = show(<KitView page={kitPage({ charges: kitCharges })} because="moved" />);
    expect(words(moved)).toContain('Nothing was ordered or charged.');
    expect(show(<KitView page={kitPage()} />)).not.toContain('<form');
    const open = show(<KitView page={kitPage({ open: { operationId: 'op-1' } })} />);
    expect(links(open)).toContain('/activation/ref-1/kit/op-1');
    expect(open).not.toContain('<form');
  });

  test.each([
    ['done', 'Order confirmed', 'Track Order Back to home'],
    ['pending', 'We’re placing your order', 'Please don’t order again.'],
    ['unknown', 'We’re placing your order', 'haven’t had an answer yet'],
    ['refused', 'Your SIM card wasn’t ordered', 'Nothing was ordered or charged.'],
    ['needs-care', 'Please call us', 'Please don’t order again.'],
  ] as const)('ACTIVATE-12: %s: %s', (state, title, text) => {
    const { address } = kitCharges;
    const charge = state === 'done' ? kitCharges.charge : undefined;
    const result = { line: { ref: 'ref-1', occurrence: 1 }, state, address, charge };
    const html = show(<KitOrderedView result={result} operationId="op-1" />);
    expect(heading(html)).toBe(title);
    expect(words(html)).toContain(text);
    expect(words(html).includes('We’ll charge $8.30 with tax on your Dec 5 bill, to Visa 4242.')).toBe(
      state === 'done',
    );
  });
});
