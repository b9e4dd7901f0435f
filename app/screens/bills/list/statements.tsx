import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { billsMessages } from '#app/copy/bills.ts';
import { paths } from '#app/ui/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Day, dayText } from '#app/ui/day.tsx';
import { dayIn } from '#rpc/domain/day.ts';
import { Field } from '#app/ui/field.tsx';
import { Money } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Known } from '#app/ui/known.tsx';
import { valueOf } from '#rpc/domain/facts/read.ts';
import { Tag } from '#app/ui/tag.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { isAllPaid } from '#rpc/domain/facts/all-paid.ts';
import type { BillsModel } from './intent.ts';
import type { BillRow, PaymentRow } from './statement-list.ts';
import { listMessages } from './copy.ts';
import type { RangeFields } from './form.ts';

/** Number of bills that are shown before "Show 8 more". */
const shownBills = 4;

interface StatementsProps {
  bills: Pick<BillsModel, 'bills' | 'owed' | 'payments' | 'range' | 'refresh'>;
  form: FormMetadata<RangeFields>;
  /** The typed days are invalid, so the page has no list of bills. */
  wrong: boolean;
  /** The customer submitted days, so the form stays open. */
  chosen: boolean;
}

/** Bills between two days, and a form for other days. */
export function Statements({ bills: model, form, wrong, chosen }: StatementsProps) {
  const { bills, owed, payments, range, refresh } = model;
  const { title, allPaid, missing, none, more, other, range: rangeWords } = useCopy(listMessages).bills;
  const { today, language } = usePage();
  const text = (date: string) => dayText(date, today, language);
  const balance = valueOf(owed);
  const olderBills = valueOf(bills)?.slice(shownBills) ?? [];
  return (
    <section className="card" aria-labelledby="bills">
      <div>
        <div className="pair">
          <h2 id="bills">{title}</h2> {balance && isAllPaid(balance) && <Tag tone="ok">{allPaid}</Tag>}
        </div>
        {chosen && !wrong && <p className="quiet small">{rangeWords(text(range.from), text(range.to))}</p>}
      </div>
      {!wrong && (
        <Known of={bills} missing={missing}>
          {(rows) => (rows.length === 0 ? <p>{none}</p> : <BillTable bills={rows.slice(0, shownBills)} />)}
        </Known>
      )}
      {!wrong && olderBills.length > 0 && (
        <details className="more">
          <summary>{more(olderBills.length)}</summary>
          <BillTable bills={olderBills} />
        </details>
      )}
      <Payments payments={payments} />
      {chosen || wrong || refresh === undefined ? (
        <OtherDays form={form} open={chosen || wrong} />
      ) : (
        <p>
          <TapLink href={paths.billsOf(range)}>{other}</TapLink>
        </p>
      )}
    </section>
  );
}

function OtherDays({ form, open }: { form: FormMetadata<RangeFields>; open: boolean }) {
  const { other, from, to, show } = useCopy(listMessages).bills;
  const fields = form.getFieldset();
  return (
    <details className="more" open={open}>
      <summary>{other}</summary>
      <form {...getFormProps(form)} className="stack" method="get" action={paths.bills}>
        <Field field={fields.from} type="date" label={from} />
        <Field field={fields.to} type="date" label={to} />
        <Button>{show}</Button>
      </form>
    </details>
  );
}

function BillTable({ bills }: { bills: readonly BillRow[] }) {
  const { day } = useCopy(listMessages).bills;
  const { billOf, types, amount } = useCopy(billsMessages);
  const { today, language } = usePage();
  return (
    <Table of="bills" head={day} amount={amount}>
      {bills.map((bill) => (
        <tr key={bill.ref}>
          <th scope="row">
            <TapLink href={paths.bill(bill.ref)}>{billOf(dayText(bill.day, today, language))}</TapLink>{' '}
            {bill.type !== 'MONTHLY' && <span className="quiet small keep">{types[bill.type]}</span>}
          </th>
          <td>
            <Money cents={bill.amount} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The payments, folded until the customer opens them. */
function Payments({ payments }: Pick<BillsModel, 'payments'>) {
  const { title, missing, none } = useCopy(listMessages).payments;
  return (
    <details className="more">
      <summary id="payments">{title}</summary>
      <Known of={payments} missing={missing}>
        {(rows) => (rows.length === 0 ? <p>{none}</p> : <PaymentTable payments={rows} />)}
      </Known>
    </details>
  );
}

/** Payments with their day, card and amount. */
export function PaymentTable({ payments }: { payments: readonly PaymentRow[] }) {
  const { timeZone } = usePage();
  const { day } = useCopy(listMessages).payments;
  const { card, amount } = useCopy(billsMessages);
  return (
    <Table of="payments" head={day} amount={amount}>
      {payments.map((payment) => (
        <tr key={payment.paidAt}>
          <th scope="row">
            <Day day={dayIn(payment.paidAt, timeZone)} />
            {payment.card && <span className="quiet small"> · {card(payment.card)}</span>}
          </th>
          <td>
            <Money cents={payment.amount} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Item on the left, amount on the right; the headings are for screen readers. */
function Table({ of, head, amount, children }: { of: string; head: string; amount: string; children: ReactNode }) {
  return (
    <table className="table" aria-labelledby={of}>
      <thead className="unseen">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
