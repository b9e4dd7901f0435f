import { known } from '#app/ui/testing/read.ts';
import { describe, expect, test } from 'vitest';
import { UsageView } from '#app/screens/account/usage/view.tsx';
import { BillsView } from '#app/screens/bills/list/view.tsx';
import { PromiseView } from '#app/screens/bills/promise/view.tsx';
import { OrdersView } from '#app/screens/track-order/orders/view.tsx';
import { billsModel, owed, promiseForm } from './testing/sample-bills.ts';
import { kitCard, ordersPage } from './testing/sample-orders.ts';
import { lineCard, usagePanel } from './testing/sample.ts';
import { elements, samplePage, show, words } from './testing/show.tsx';

const promisedFor = '2026-12-01';
const promise = known({ isEligible: false, promisedFor });
const arrangement = ['/calendar/arrangement.ics', 'pay by Dec 1'] as const;

describe('the link to a calendar file (SHELL-42)', () => {
  test.each([
    ['a bill', <BillsView bills={billsModel()} />, '/calendar/bill-due.ics', 'bill due Dec 18'],
    ['an arrangement', <BillsView bills={billsModel({ promise })} />, ...arrangement],
    ['an arrangement on its own page', <PromiseView form={promiseForm({ promisedFor })} />, ...arrangement],
    [
      'an order',
      <OrdersView page={ordersPage()} />,
      '/calendar/delivery.ics?order=ref-order-1',
      'SIM card expected Nov 23',
    ],
    [
      'a line’s data',
      <UsageView page={{ line: lineCard(), usage: usagePanel(), others: [] }} />,
      '/calendar/data-reset.ics?line=ref-1',
      'data resets Dec 3',
    ],
  ])('is beside the day of %s, in both languages', (_, page, to, said) => {
    const [en, es] = (['en', 'es'] as const).map((language) => show(page, { ...samplePage, language }));
    for (const html of [en, es])
      expect(elements(html ?? '', 'a[href^="/calendar/"]').map(({ href }) => href)).toEqual([to]);
    expect(words(en ?? '')).toMatch(new RegExp(`Add to your calendar:? ${said}`, 'i'));
    expect(words(es ?? '')).toMatch(/Agregar a su calendario:? .+ el \d+ \w+/);
  });

  test.each([
    [
      'that is past due',
      <BillsView bills={billsModel({ owed: known({ ...owed, dueDate: '2026-11-19', overdue: true }) })} />,
    ],
    ['of an order that has arrived', <OrdersView page={ordersPage({ cards: [kitCard('DELIVERED')] })} />],
    [
      'of an earlier billing cycle, or of a disconnected line (ACCOUNT-21)',
      <UsageView page={{ line: lineCard(), usage: usagePanel({ resetsOn: undefined }), others: [] }} />,
    ],
  ])('is not there for a day %s', (_, page) => {
    expect(show(page)).not.toContain('/calendar/');
  });
});
