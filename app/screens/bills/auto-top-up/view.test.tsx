import { known, unread } from '#app/ui/testing/read.ts';
import { expect, it } from 'vitest';
import { billsModel, entryOn } from '#app/ui/testing/sample-bills.ts';
import { paths } from '#app/ui/paths.ts';
import { marco, no, sampleCharge, yes } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { BillsView } from '../list/view.tsx';
import { switchForm } from './form.ts';
import type { AutoTopUpModel } from './intent.ts';
import { AutoTopUpView } from './view.tsx';

function modelOf(overrides: Partial<AutoTopUpModel> = {}): AutoTopUpModel {
  return {
    price: known({ size: { gigabytes: 2, charge: 1000 }, each: sampleCharge({ billDay: undefined }) }),
    lines: [
      {
        line: { ref: 'ref-1', name: 'Dana Reyes', occurrence: 1, msisdn: '5550102231' },
        isOn: true,
        decision: yes,
        open: false,
        operationId: 'operation-1',
      },
      { line: marco, isOn: false, decision: yes, open: false, operationId: 'operation-2' },
      {
        line: { ref: 'ref-3', occurrence: 3 },
        isOn: false,
        decision: no('not-active'),
        open: false,
        operationId: 'operation-3',
      },
    ],
    ...overrides,
  };
}

const buttons = (html: string) => elements(html, 'button').map(({ name, value, disabled }) => [name, value, disabled]);

it('has a switch for each line, with the price with tax in the words of turning on (MONEY-12, BILL-15)', () => {
  const html = show(<AutoTopUpView model={modelOf()} />);
  expect(words(html)).toContain('Each time a line runs out of data, we add 2 GB automatically');
  expect(words(html)).toContain('We’ll charge $10.63 with tax each time on your next bill, to Visa 4242.');
  expect(words(html)).toContain('Dana Reyes On (555) 010-2231 Turn off – Dana Reyes’s line');
  expect(words(html)).toContain(
    'Marco Reyes Off (555) 010-7718 Turn on: 2 GB for $10.63 with tax each time – Marco Reyes’s line',
  );
  expect(words(html)).toContain(
    'Third line Off Turn on: 2 GB for $10.63 with tax each time You can do this once this line is active.',
  );
  expect(buttons(html)).toEqual([
    ['enabled', 'off', undefined],
    ['enabled', 'on', undefined],
    [undefined, undefined, ''],
  ]);
  // The price that was seen goes along where something is bought.
  expect(
    elements(html, 'input')
      .filter(({ name }) => name === 'charge')
      .map(({ value }) => value),
  ).toEqual(['1000']);
});

it('can be turned off without a price, and not on', () => {
  const html = show(<AutoTopUpView model={modelOf({ price: unread })} />);
  expect(words(html)).toContain('We can’t show the price right now');
  expect(buttons(html)).toEqual([
    ['enabled', 'off', undefined],
    [undefined, undefined, ''],
    [undefined, undefined, ''],
  ]);
});

it('shows the result, and has no switch while it is under way', () => {
  const open = { ...(modelOf().lines[1] as AutoTopUpModel['lines'][number]), open: true };
  const html = show(
    <AutoTopUpView
      model={modelOf({
        lines: [open],
        after: entryOn(paths.autoTopUp, { state: 'unknown', line: marco }),
      })}
    />,
  );
  expect(words(html)).toContain('Turn on automatic top-up for Marco Reyes’s line');
  expect(words(html)).toContain('We’re changing this.');
  expect(html).not.toContain('<form');
});

it('shows that nothing was changed when the price moved, and a text without lines', () => {
  expect(words(show(<AutoTopUpView model={modelOf()} moved />))).toContain('We didn’t change anything.');
  expect(words(show(<AutoTopUpView model={modelOf({ lines: [] })} />))).toContain('None of your lines can use this.');
});

it('reads a switch', () => {
  expect(switchForm.parse({ line: 'l', operation: 'o', enabled: 'on', charge: '1000' })).toEqual({
    line: 'l',
    operation: 'o',
    enabled: true,
    charge: 1000,
  });
  expect(switchForm.parse({ line: 'l', operation: 'o', enabled: 'off' })).toEqual({
    line: 'l',
    operation: 'o',
    enabled: false,
  });
  for (const forged of [{ enabled: 'maybe' }, { enabled: 'on', charge: '-1' }, { enabled: 'on', price: '0' }])
    expect(switchForm.safeParse(forged).success).toBe(false);
});

it('leads to automatic top-up while something is still billed, and not afterwards (BILL-24)', () => {
  expect(links(show(<BillsView bills={billsModel()} />))).toContain(paths.autoTopUp);
  expect(links(show(<BillsView bills={billsModel({ nextBill: { kind: 'none' } })} />))).not.toContain(paths.autoTopUp);
});
