import { describe, expect, test } from 'vitest';
import {
  checklistPage,
  confirmPage,
  devicePage,
  kitCharges,
  kitPage,
  namePage,
  numberPage,
  simPage,
  summaryPage,
} from '#app/ui/testing/sample-activation.ts';
import { buttons, elements, heading, hidden, links, show, words } from '#app/ui/testing/show.tsx';
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
    '%s sends back the version that it showed, and has the reason when nothing was saved (JOURNEY-5)',
    (_, html) => {
      expect(hidden(html)).toMatchObject({ version: 'version-1' });
      expect(words(html)).toMatch(/in another tab or on another device/);
    },
  );

  test('shows the progress, except on the pages before the first step (ACTIVATE-3)', () => {
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

  test('links back one step; the first step links to Home (JOURNEY-4)', () => {
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

  test('is a form with POST, and its address contains no answer (JOURNEY-9)', () => {
    const forms = pages.flatMap(([, html]) => elements(html, 'form'));
    expect(forms).toHaveLength(8);
    for (const { method, action = '' } of forms)
      expect([method, action]).toEqual(['post', expect.not.stringContaining('?')]);
  });
});

test('shows a notice to category TEST without a line, because Home would redirect back here (ACTIVATE-2)', () => {
  expect(words(show(<NothingToActivate />))).toContain('None of your lines needs activating right now.');
});

test('requires the user’s name for a line without a name (ACTIVATE-7)', () => {
  const html = show(<UserDetailsView page={namePage({ line: { ref: 'ref-2', occurrence: 2 } })} />);
  expect(heading(html)).toBe('Enter User Details for your second line');
  expect(elements(html, 'input[type=text]').map(({ name }) => name)).toEqual(['firstName', 'lastName']);
  const saving = show(<UserDetailsView page={namePage({ isSaving: true })} />);
  expect(elements(saving, 'form')).toEqual([]);
  expect(words(saving)).toContain('Check again');
});

describe('SIM kit', () => {
  test('requires the address, then shows the charges (ACTIVATE-11, MONEY-1)', () => {
    expect(buttons(show(<KitView page={kitPage({ hasAddress: false })} />))).toEqual(['CONTINUE']);
    const html = show(<KitView page={kitPage({ charges: kitCharges })} />);
    expect(words(html)).toContain('SIM kit $4.99 Standard shipping (3-6 days) $3.00 Tax $0.31 One-time total $8.30');
    expect(words(html)).toContain('We’ll charge $8.30 with tax on your Dec 5 bill, to Visa 4242. CONFIRM');
    expect(words(html)).toContain('Ship to this address Dana Reyes, 12 Harbor Street, Unit 4, Burlington, MA 01803');
    expect(words(html)).toMatch(/CONFIRM Edit address Dana/);
    // "Back" and "Edit address".
    expect(links(html).filter((to) => to.endsWith('/kit?edit'))).toHaveLength(2);
    expect(elements(html, 'input[type=checkbox]')).toMatchObject([{ name: 'shipHere' }]);
    expect(hidden(html)).toMatchObject({ intent: 'order', mark: 'mark-1', operation: 'operation-000001' });
    const editing = show(<KitView page={kitPage({ charges: kitCharges })} editing />);
    expect(elements(editing, 'input[name=address1]')).toMatchObject([{ value: '12 Harbor Street' }]);
  });

  test('shows that the price changed, and orders nothing without a price (ACTIVATE-12)', () => {
    const moved = show(<KitView page={kitPage({ charges: kitCharges })} because="moved" />);
    expect(words(moved)).toContain('Nothing was ordered or charged.');
    expect(show(<KitView page={kitPage()} />)).not.toContain('<form');
  });

  test.each([
    ['done', 'Order confirmed', 'Track Order Back to home'],
    ['pending', 'We’re placing your order', 'Please don’t order again.'],
    ['unknown', 'We’re placing your order', 'haven’t had an answer yet'],
    ['refused', 'Your SIM card wasn’t ordered', 'Nothing was ordered or charged.'],
    ['needs-care', 'Please call us', 'Please don’t order again.'],
  ] as const)('%s: %s (ACTIVATE-12)', (state, title, text) => {
    const { address } = kitCharges;
    const charge = state === 'done' ? kitCharges.charge : undefined;
    const result = { line: { ref: 'ref-1', occurrence: 1 }, state, sentAt: 0, address, charge };
    const html = show(<KitOrderedView result={result} operationId="op-1" />);
    expect(heading(html)).toBe(title);
    expect(words(html)).toContain(text);
    expect(words(html).includes('We’ll charge $8.30 with tax on your Dec 5 bill, to Visa 4242.')).toBe(
      state === 'done',
    );
  });
});
