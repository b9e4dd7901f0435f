import { known, unread } from '#app/ui/testing/read.ts';
import { no } from '#app/ui/testing/sample.ts';
import { billModel, billsModel, entryOf, monthInAdvance, payForm, promiseForm } from '#app/ui/testing/sample-bills.ts';
import { autoTopUpModel } from '../bills/auto-top-up/testing/sample.ts';
import { AutoTopUpView } from '../bills/auto-top-up/view.tsx';
import { BillView } from '../bills/bill/view.tsx';
import { BillsView } from '../bills/list/view.tsx';
import { MonthView } from '../bills/month-in-advance/view.tsx';
import { PayView } from '../bills/pay/view.tsx';
import { PromiseView } from '../bills/promise/view.tsx';
import { type NamedPage, refusals } from './named-page.ts';

/** Bills and what leads off from there, in each of their states. */
export const billPages: NamedPage[] = [
  [
    'bills',
    <BillsView
      bills={billsModel({
        back: { waiting: true },
        after: entryOf({ kind: 'promise-to-pay', day: '2026-12-01', amount: 1 }),
      })}
    />,
  ],
  [
    'bills, wrong days',
    <BillsView
      bills={billsModel({ back: { waiting: false } })}
      again={{ error: { from: ['422'], to: ['422'] }, initialValue: {} }}
    />,
  ],
  [
    'bills, nothing told',
    <BillsView
      bills={{
        ...{ owed: unread, promise: unread, bills: unread, payments: unread },
        range: { from: '2026-01-01', to: '2026-11-21' },
        suspended: true,
        pay: no('fraud'),
        payId: 'operation-000001',
        unpaidMonths: [],
        nextBill: { kind: 'day-only', why: 'unreadable', beside: [] },
        paidBy: { kind: 'unknown' },
      }}
    />,
  ],
  [
    'bills, none',
    <BillsView
      bills={billsModel({
        owed: known({ balance: 0, overdue: false, autoPay: 'on' }),
        bills: known([]),
        payments: known([]),
      })}
    />,
  ],
  [
    'bills, no next bill',
    <BillsView
      bills={billsModel({ owed: known({ balance: -500, overdue: false, autoPay: 'on' }), nextBill: { kind: 'none' } })}
    />,
  ],
  ...(['back', 'on its way', 'still suspended'] as const).map((kind): NamedPage => [
    `bills, paid, service ${kind}`,
    <BillsView
      bills={billsModel({
        back: {
          paid: { paidAt: Date.parse('2026-11-21T14:00:00Z'), amount: 9562, card: '4242' },
          cardBrand: 'VISA',
          service: kind === 'back' ? { kind, lines: 2 } : { kind },
        },
      })}
    />,
  ]),
  [
    'bills, arranged while suspended',
    <BillsView
      bills={billsModel({ suspended: true, after: entryOf({ kind: 'promise-to-pay', day: '2026-12-01', amount: 1 }) })}
    />,
  ],
  ['bills, refused', <BillsView bills={{ refused: 'secondary' }} />],
  ['bill', <BillView bill={billModel()} />],
  ['bill, unpaid', <BillView bill={billModel({ payments: known([]), type: 'ONE_TIME' })} />],
  ['pay', <PayView form={payForm({ after: { entry: entryOf({ kind: 'payment-page' }, { state: 'refused' }) } })} />],
  [
    'pay, late',
    <PayView
      form={payForm({ after: { entry: entryOf({ kind: 'payment-page' }), page: 'https://pay.example.test/1' } })}
    />,
  ],
  ['pay, suspended', <PayView form={payForm({ suspended: true })} />],
  ['promise, suspended', <PromiseView form={promiseForm({ suspended: true })} />],
  ...refusals(['fraud', 'nothing-due']).map((reason): NamedPage => [
    `pay, ${reason}`,
    <PayView form={payForm({ decision: no(reason) })} />,
  ]),
  ['promise', <PromiseView form={promiseForm()} again={{ error: { day: ['422'] } }} />],
  ...refusals(['no-promise', 'bad-day']).map((reason): NamedPage => [
    `promise, ${reason}`,
    <PromiseView form={promiseForm({ decision: no(reason) })} />,
  ]),
  ['automatic top-up', <AutoTopUpView model={autoTopUpModel()} moved />],
  ...refusals(['secondary', 'sim-swap']).map((reason): NamedPage => [
    `automatic top-up, ${reason}`,
    <AutoTopUpView
      model={autoTopUpModel({ lines: autoTopUpModel().lines.map((one) => ({ ...one, decision: no(reason) })) })}
    />,
  ]),
  ['month in advance', <MonthView month={monthInAdvance()} because="moved" />],
  ...refusals(['already-paid', 'does-not-apply']).map((reason): NamedPage => [
    `month in advance, ${reason}`,
    <MonthView month={monthInAdvance({ decision: no(reason) })} />,
  ]),
];
