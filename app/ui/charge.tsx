import type { ReactNode } from 'react';
import { chargeMessages } from '#app/copy/charge.ts';
import type { Charge, PaidWith } from '#rpc/domain/charge.ts';
import { brandName } from './brand-name.ts';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { useCopy, usePage } from './page-context.tsx';

interface ChargeWords {
  /** "$10.63 with tax": for a button, and for any amount without a sentence. */
  amountOf(charge: Pick<Charge, 'cents' | 'isTaxed' | 'isMonthly' | 'isAbout'>): string;
  /** "on your Dec 5 bill", "now". */
  timeOf(charge: Pick<Charge, 'at' | 'billDay' | 'isMonthly' | 'with'>): string;
  /** "Visa 4242", "the default card", "the account holder’s card". */
  cardOf(paid: PaidWith): string;
  /**
   * Returns a sentence with amount, time and card of a future charge.
   * @param amount where the page has another word for the amount
   */
  sentenceOf(charge: Charge, amount?: string, time?: string): string;
  /** Returns the sentence of a monthly charge whose first bill has another amount. */
  sequenceOf(first: Charge | undefined, following: Charge): string;
  /** Returns the sentence of a charge with the cents that are held on the card until the bill (MONEY-5). */
  heldOf(charge: Charge, hold: number | undefined): string;
  /** Returns a charge in few words, for a row among the answers. */
  shortOf(charge: Charge, hold: number | undefined): string;
  /** Returns the text of an amount that was charged at once. */
  chargedOf(charge: Charge): string;
}

/** The words for what is paid, when, and with which card; no page has its own (MONEY-1). */
export function useCharge(): ChargeWords {
  const copy = useCopy(chargeMessages);
  const { me, today, language } = usePage();
  const words: ChargeWords = {
    amountOf({ cents, isTaxed, isMonthly, isAbout }) {
      const amount = copy.amount(moneyText(cents), isTaxed, isMonthly);
      return isAbout ? copy.about(amount) : amount;
    },
    timeOf({ at, billDay, isMonthly, with: { kind } }) {
      if (at === 'now') return copy.now;
      const day = billDay && dayText(billDay, today, language);
      return copy.on(kind === 'holder' ? copy.theirBill(me?.holder, day) : copy.yourBill(day), isMonthly);
    },
    cardOf(paid) {
      if (paid.kind === 'holder') return copy.holderCard;
      const card = paid.kind === 'card' ? paid.card : undefined;
      return card ? copy.card(brandName(card.brand), card.lastFour) : copy.defaultCard;
    },
    sentenceOf(charge, amount = words.amountOf(charge), time = words.timeOf(charge)) {
      if (charge.with.kind === 'hand') return copy.byHand(amount, time);
      if (charge.with.kind === 'no-card') return copy.withoutCard(amount, time);
      return copy.toCard(amount, time, words.cardOf(charge.with));
    },
    sequenceOf(first, following) {
      if (!first) return words.sentenceOf(following);
      const time = copy.then(words.timeOf(first), words.amountOf(following));
      return words.sentenceOf(first, words.amountOf(first), time);
    },
    heldOf(charge, hold) {
      const sentence = words.sentenceOf(charge);
      return hold ? `${sentence} ${copy.hold(moneyText(hold), words.cardOf(charge.with))}` : sentence;
    },
    shortOf(charge, hold) {
      const [amount, time] = [words.amountOf(charge), words.timeOf(charge)];
      const paid =
        charge.with.kind === 'hand' || charge.with.kind === 'no-card'
          ? `${amount}, ${time}`
          : copy.short(amount, time, words.cardOf(charge.with));
      return hold ? `${paid} · ${copy.shortHold(moneyText(hold))}` : paid;
    },
    chargedOf: (charge) => copy.charged(words.amountOf(charge), words.cardOf(charge.with)),
  };
  return words;
}

interface ChargeLineProps {
  charge: Charge;
  /** The receipt is about a charge in the past. */
  isDone?: boolean;
  /** Cents that are held on the card until the bill. */
  hold?: number | undefined;
  /** Words after the charge, in its line. */
  children?: ReactNode;
}

/** Amount, date and card of a payment: beside the button, and on the receipt (MONEY-1). */
export function ChargeLine({ charge, isDone = false, hold, children }: ChargeLineProps) {
  const { heldOf, chargedOf } = useCharge();
  return (
    <p>
      {isDone && charge.at === 'now' ? chargedOf(charge) : heldOf(charge, hold)}
      {children && <> {children}</>}
    </p>
  );
}
