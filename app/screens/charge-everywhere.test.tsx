import type { ReactElement } from 'react';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Charge } from '#rpc/domain/charge.ts';
import {
  activationResult,
  confirmPage,
  kitCharges,
  kitPage,
  monthLater,
  monthNow,
} from '#app/ui/testing/sample-activation.ts';
import { charges, orderResult, reviewPage, shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import { entryOf, monthInAdvance } from '#app/ui/testing/sample-bills.ts';
import { ordersPage, reorderForm } from '#app/ui/testing/sample-orders.ts';
import {
  changePlanResult,
  changePlanReview,
  sampleCharge,
  topUpResult,
  topUpReview,
  visa,
} from '#app/ui/testing/sample.ts';
import { sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { ConfirmView } from './activation/confirm/view.tsx';
import { KitOrderedView } from './activation/kit-ordered/view.tsx';
import { KitView } from './activation/kit/view.tsx';
import { ActivationResultView } from './activation/result/view.tsx';
import { ResultView as TopUpResultView } from './add-data/result/view.tsx';
import { ReviewView as TopUpReviewView } from './add-data/review/view.tsx';
import { OrderView } from './add-line/order/view.tsx';
import { ReviewView as AddLineReviewView } from './add-line/review/view.tsx';
import { MonthView } from './bills/month-in-advance/view.tsx';
import { ResultView as PlanResultView } from './change-plan/result/view.tsx';
import { ReviewView as PlanReviewView } from './change-plan/review/view.tsx';
import { OrdersView } from './track-order/orders/view.tsx';
import { ReorderView } from './track-order/reorder/view.tsx';

/** What is bought: its charges, and the pages that name them. */
interface Purchase {
  /** "$10.63", as every page has to name it. */
  amounts: string[];
  /** Where the review has several ways to choose from: the amount of the one that was chosen. */
  chosen?: string;
  at: Charge['at'];
  review: (paid: Pick<Charge, 'with'>) => ReactElement;
  receipt: (paid: Pick<Charge, 'with'>) => ReactElement;
  /** Only the account holder may buy it. */
  isHolders?: boolean;
  /** The requirements quote the words of the button, or several ways to ship are chosen from above it (MONEY-10). */
  isQuoted?: boolean;
}

const done = { kind: 'successful', isSetupLeft: false } as const;
const purchases: Record<string, Purchase> = {
  'Add Data': {
    amounts: ['$10.63'],
    at: 'bill',
    review: (paid) => <TopUpReviewView review={topUpReview({ charge: sampleCharge(paid) })} />,
    receipt: (paid) => <TopUpResultView result={topUpResult({ state: 'done', charge: sampleCharge(paid) })} />,
  },
  'Change plan': {
    amounts: ['$42.50'],
    at: 'bill',
    review: (paid) => <PlanReviewView review={changePlanReview({ charges: planCharges(paid) })} />,
    receipt: (paid) => <PlanResultView result={changePlanResult({ state: 'done', charges: planCharges(paid).now })} />,
    isHolders: true,
  },
  'Add Line': {
    amounts: ['$31.88', '$8.31'],
    at: 'bill',
    review: (paid) => <AddLineReviewView page={reviewPage({ charges: newLines(paid) })} />,
    receipt: (paid) => <OrderView result={orderResult({ state: 'done', charges: newLines(paid) })} />,
    isHolders: true,
  },
  'a SIM kit': {
    amounts: ['$8.30'],
    at: 'bill',
    review: (paid) => (
      <KitView page={kitPage({ charges: { ...kitCharges, charge: { ...kitCharges.charge, ...paid } } })} />
    ),
    receipt: (paid) => (
      <KitOrderedView
        operationId="operation-1"
        result={{
          line: kitPage().line,
          sentAt: 0,
          address: shippingAddress,
          state: 'done',
          charge: { ...kitCharges.charge, ...paid },
        }}
      />
    ),
    isQuoted: true,
  },
  'another SIM card': {
    amounts: ['$8.30', '$30.30'],
    chosen: '$30.30',
    at: 'bill',
    review: (paid) => <ReorderView form={reorderForm({ charge: sampleCharge(paid) })} />,
    receipt: (paid) => (
      <OrdersView
        page={ordersPage({
          after: entryOf({ kind: 'reorder-sim', charge: 3030 }),
          charge: sampleCharge({ cents: 3030, ...paid }),
        })}
      />
    ),
    isQuoted: true,
  },
  'an activation, on the next bill': {
    amounts: ['$26.56'],
    at: 'bill',
    review: (paid) => (
      <ConfirmView page={confirmPage({ payment: { kind: 'next-bill', charge: { ...monthLater.charge, ...paid } } })} />
    ),
    receipt: (paid) => (
      <ActivationResultView result={activationResult(done, { charge: { ...monthLater.charge, ...paid } })} />
    ),
    isQuoted: true,
  },
  'an activation, paid now': {
    amounts: ['$26.56'],
    at: 'now',
    review: (paid) => (
      <ConfirmView page={confirmPage({ payment: { kind: 'now', charge: { ...monthNow.charge, ...paid } } })} />
    ),
    receipt: (paid) => (
      <ActivationResultView
        result={activationResult(done, { firstMonth: { kind: 'paid', amount: 2656, on: sampleNow, ...paid } })}
      />
    ),
    isHolders: true,
    isQuoted: true,
  },
  'a month in advance': {
    amounts: ['$26.56'],
    at: 'now',
    review: (paid) => <MonthView month={monthInAdvance({ charge: { ...monthNow.charge, ...paid } })} />,
    receipt: (paid) => (
      <MonthView
        month={monthInAdvance({
          after: entryOf({ kind: 'month-in-advance', amount: 2656 }),
          charge: { ...monthNow.charge, ...paid },
        })}
      />
    ),
    isHolders: true,
  },
};

function planCharges(paid: Pick<Charge, 'with'>) {
  const following = sampleCharge({ cents: 4250, isMonthly: true, ...paid });
  return { now: { following }, 'next-cycle': { following } };
}
function newLines(paid: Pick<Charge, 'with'>) {
  return { monthly: { ...charges.monthly, ...paid }, once: { ...charges.once, ...paid } };
}

const languages = {
  en: {
    tax: 'with tax',
    bill: 'Dec 5',
    now: 'now',
    charged: 'We charged',
    card: 'Visa 4242',
    unknown: 'the default card',
    holder: 'Grace Lin’s next bill (Dec 5), to the account holder’s card',
    hand: 'Auto-pay is off, so you pay that bill yourself',
  },
  es: {
    tax: 'con impuestos',
    bill: '5 dic',
    now: 'ahora',
    charged: 'Cobramos',
    card: 'la tarjeta Visa 4242',
    unknown: 'la tarjeta predeterminada',
    holder: 'la próxima factura de Grace Lin (5 dic), a la tarjeta del titular de la cuenta',
    hand: 'El pago automático está desactivado, así que usted paga esa factura',
  },
} as const;

const payers: [name: 'card' | 'unknown' | 'holder' | 'hand', paid: Charge['with']][] = [
  ['card', { kind: 'card', card: visa }],
  ['unknown', { kind: 'card' }],
  ['holder', { kind: 'holder' }],
  ['hand', { kind: 'hand' }],
];
const secondary = { isPrimary: false, holder: 'Grace Lin', accountKnown: true };

const cases = Object.entries(purchases).flatMap(([what, purchase]) =>
  payers
    .filter(([payer]) => !(payer === 'holder' && purchase.isHolders) && !(payer === 'hand' && purchase.at === 'now'))
    .flatMap(([payer, paid]) => (['en', 'es'] as const).map((language) => [what, payer, language, paid] as const)),
);

/** The button that buys, and what stands directly above it in its form. */
function besideButton(html: string): { button: string; beside: string } {
  const button = parse(html).querySelector('form .acts button.main');
  const above = button?.closest('.acts')?.previousElementSibling;
  // A way to change it is no part of what is charged.
  for (const link of above?.querySelectorAll('a') ?? []) link.remove();
  return { button: words(button?.outerHTML ?? ''), beside: words(above?.outerHTML ?? '') };
}

test.each(cases)(
  'shows the charge above the button and on the receipt: %s, %s, %s (MONEY-10)',
  (what, payer, language, paid) => {
    const { amounts, at, chosen, review, receipt, isQuoted } = purchases[what] as Purchase;
    const facts = { ...samplePage, language, ...(payer === 'holder' && { me: secondary }) };
    const said = languages[language];
    const { button, beside } = besideButton(show(review({ with: paid }), facts));
    for (const part of [...amounts, said.tax, said[at], said[payer]]) expect(beside).toContain(part);
    expect(amounts.filter((amount) => !button.includes(amount))).toEqual(isQuoted ? amounts : []);

    const told = words(show(receipt({ with: paid }), facts));
    for (const part of [...(chosen ? [chosen] : amounts), said.tax, said[payer]]) expect(told).toContain(part);
    // What was charged at once is told in the past, and of several ways to ship the one that was chosen.
    expect(told).toContain(at === 'now' ? said.charged : chosen ? said.bill : beside);
  },
);
