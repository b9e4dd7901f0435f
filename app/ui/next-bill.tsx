import { chargeMessages } from '#app/copy/charge.ts';
import { dueMessages } from '#app/copy/due.ts';
import { nextBillMessages } from '#app/copy/next-bill.ts';
import { type BillCharge, type BillItem, grossOf } from '#rpc/domain/facts/bill-charge.ts';
import type { NextBill } from '#rpc/domain/facts/next-bill.ts';
import type { PaidBy } from '#rpc/domain/facts/paid-by.ts';
import { brandName } from './brand-name.ts';
import { dayText } from './day.tsx';
import { useUnknown } from './known.tsx';
import { moneyText } from './money.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { Panel } from './panel.tsx';
import { paths } from './paths.ts';
import { useOffer } from './use-offer.ts';

interface NextBillPanelProps {
  bill: NextBill;
  paidBy: PaidBy;
  /** The account's balance in cents; absent where it is unknown, and where another part of the page shows it. */
  balance?: number | undefined;
  /** Address to which the panel leads; without it, it has the parts of the amount. */
  to?: string;
  /** Something above the panel is more important. */
  plain?: boolean;
}

/** The account holder's next bill: its day, its amount with what was ordered here, and its payer (HOME-14). */
export function NextBillPanel({ bill, paidBy, balance, to, plain = false }: NextBillPanelProps) {
  const { nextBill: titleOf } = useCopy(dueMessages);
  const { today, language } = usePage();
  const texts = useTexts(bill, balance, to === undefined);
  const amount = useAmount(bill);
  const isEmpty = amount === undefined && texts.now === '' && texts.more.length === 0;
  if (bill.kind === 'none' || (bill.day === undefined && isEmpty)) return null;
  const isCredit = bill.kind === 'known' && bill.total < 0;
  return (
    <Panel
      id="next"
      beside
      plain={plain}
      title={titleOf(bill.day && dayText(bill.day, today, language))}
      to={to}
      amount={amount}
    >
      <p>
        {!(balance === 0 && !isCredit && paysItself(paidBy)) && texts.now} {!isCredit && <PayerText by={paidBy} />}
      </p>
      {texts.more.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Panel>
  );
}

/** Returns true when the words about the payer imply that nobody has to pay by hand. */
const paysItself = ({ kind }: PaidBy) => kind === 'card' || kind === 'auto-pay';

/** The payer of a bill; nothing where the carrier did not return it (BILL-27). */
export function PayerText({ by }: { by: PaidBy }) {
  const { payer } = useCopy(nextBillMessages);
  const { card: cardText } = useCopy(chargeMessages);
  const { payByHand } = useCopy(dueMessages);
  const { leads } = useOffer();
  switch (by.kind) {
    case 'card':
      return <>{payer.card(cardText(brandName(by.card.brand), by.card.lastFour))}</>;
    case 'no-card':
      return (
        <>
          {by.isExpired ? payer.expired : payer['no-card']}{' '}
          {leads(paths.cards()) && (
            <a className="over" href={paths.cards()}>
              {payer.add}
            </a>
          )}
        </>
      );
    case 'auto-pay':
      return <>{payer['auto-pay']}</>;
    case 'hand':
      return <>{payByHand}</>;
    case 'unknown':
      return null;
  }
}

function useAmount(bill: NextBill): string | undefined {
  const copy = useCopy(nextBillMessages);
  if (bill.kind === 'unclear') return copy.range(moneyText(bill.atLeast), moneyText(bill.atMost));
  if (bill.kind !== 'known' || bill.total < 0) return undefined;
  return bill.isAbout ? copy.about(moneyText(bill.total)) : moneyText(bill.total);
}

/** Returns the text about the present payment, and the texts about the amount. */
function useTexts(bill: NextBill, balance: number | undefined, hasParts: boolean): { now: string; more: string[] } {
  const copy = useCopy(nextBillMessages);
  const unknownOf = useUnknown();
  const listed = useListed();
  if (bill.kind === 'none') return { now: '', more: [] };
  if (bill.kind === 'known' && bill.total < 0)
    return { now: copy.creditBill(moneyText(-bill.total)), more: listed(bill.beside, copy.beside) };
  const now =
    balance !== undefined && balance < 0
      ? `${copy.credit(moneyText(-balance))} ${copy.takenOff}`
      : balance === 0
        ? copy.nothingNow
        : '';
  if (bill.kind === 'day-only')
    return {
      now,
      more: [
        ...(bill.why === 'not-shown' ? [] : [unknownOf({ kind: bill.why }, copy.missing)]),
        ...listed(bill.beside, copy.withoutSum),
      ],
    };
  const parts =
    hasParts && bill.kind === 'known' && !bill.isAbout ? [copy.parts(moneyText(bill.net), moneyText(bill.tax))] : [];
  const doubtful = bill.kind === 'unclear' ? listed(bill.mayBeIn, copy.mayBeIn) : [];
  return { now, more: [...parts, ...listed(bill.beside, copy.beside), ...doubtful] };
}

/** Returns functions for sentences about orders on the next bill, and about orders without a known outcome. */
function useListed() {
  const copy = useCopy(nextBillMessages);
  const nameOf = useItemName();
  const textOf = (charges: readonly BillCharge[], text: (items: string) => string) =>
    charges.length === 0
      ? []
      : [text(charges.map((charge) => copy.item(nameOf(charge.item), moneyText(grossOf(charge)))).join(', '))];
  return (charges: readonly BillCharge[], text: (items: string) => string): string[] => [
    ...textOf(
      charges.filter(({ certainty }) => certainty === 'accepted'),
      text,
    ),
    ...textOf(
      charges.filter(({ certainty }) => certainty === 'may-arrive'),
      copy.mayArrive,
    ),
  ];
}

/** Returns a function that names an item of a bill. */
export function useItemName(): (item: BillItem) => string {
  const { items } = useCopy(nextBillMessages);
  return (item) => {
    switch (item.kind) {
      case 'top-up':
        return items.gigabytes(item.gigabytes);
      case 'plan-rest':
        return items.rest(item.planName);
      case 'plan':
        return item.planName;
      default:
        return items[item.kind];
    }
  };
}
