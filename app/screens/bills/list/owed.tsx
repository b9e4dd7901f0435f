import { billsMessages } from '#app/copy/bills.ts';
import { dueMessages } from '#app/copy/due.ts';
import { problemMessages } from '#app/copy/problem.ts';
import type { Tone } from '#app/copy/tone.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Day, dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { Money, moneyText } from '#app/ui/money.tsx';
import { CallButton } from '#app/ui/next-step.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { ReasonText } from '#app/ui/reason-text.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { useMissing } from '#app/ui/missing.tsx';
import type { BillsModel } from './intent.ts';
import type { Owed as OwedModel } from '#rpc/portal/bills/balance-owed.ts';
import { listMessages } from './copy.ts';

type State = 'overdue' | 'arranged' | 'due' | 'none' | 'credit';
const tones: Record<State, Tone> = { overdue: 'bad', arranged: 'warn', due: 'calm', none: 'ok', credit: 'ok' };

function stateOf({ balance, overdue }: OwedModel, isArranged: boolean): State {
  if (balance > 0 && isArranged) return 'arranged';
  if (overdue) return 'overdue';
  return balance > 0 ? 'due' : balance < 0 ? 'credit' : 'none';
}

/** What is owed now, and the ways to pay it. */
export function Owed({ bills }: { bills: BillsModel }) {
  const { owed: words } = useCopy(listMessages);
  const { missed } = useCopy(dueMessages);
  const missing = useMissing();
  const { today } = usePage();
  const { owed, promise } = bills;
  const isArranged = promise?.promisedFor !== undefined && promise.promisedFor >= today;
  return (
    <section className="card" aria-labelledby="owed">
      {owed ? <Amount owed={owed} isArranged={isArranged} /> : <h2 id="owed">{words.title}</h2>}
      {!owed && <p>{missing(words.missing)}</p>}
      {owed?.autoPay === 'missed' && !isArranged && <p>{missed}</p>}
      {owed && owed.autoPay !== 'missed' && <p>{words.autoPay[owed.autoPay]}</p>}
      {owed ? owed.balance > 0 && <Ways bills={bills} owed={owed} /> : <Unread />}
    </section>
  );
}

function Amount({ owed, isArranged }: { owed: OwedModel; isArranged: boolean }) {
  const { owed: words } = useCopy(listMessages);
  const { today, language } = usePage();
  const state = stateOf(owed, isArranged);
  const due = owed.dueDate && dayText(owed.dueDate, today, language);
  return (
    <div className="who">
      <h2 id="owed">{words.title}</h2>
      <Tag tone={tones[state]}>{words.tags[state]}</Tag>{' '}
      <b className="price">
        <Money cents={Math.abs(owed.balance)} />
      </b>
      {state === 'none' && <p>{words.nothing}</p>}
      {state === 'credit' && <p>{words.credit}</p>}
      {owed.balance > 0 && due && <p>{(owed.overdue ? words.wasDue : words.dueBy)(due)}</p>}
    </div>
  );
}

/** Without the amount there is nothing to pay: it can be read again, or asked for (MONEY-7). */
function Unread() {
  const { brand, path, query, late } = usePage();
  const { tryAgain } = useCopy(problemMessages);
  // The page says how it is loaded again.
  if (late) return null;
  return (
    <div className="acts">
      <ButtonLink to={path + query}>{tryAgain}</ButtonLink>
      <CallButton number={brand.careNumber} />
    </div>
  );
}

function Ways({ bills: { pay, promise }, owed }: { bills: BillsModel; owed: OwedModel }) {
  const shared = useCopy(billsMessages);
  const copy = useCopy(listMessages);
  const due = useCopy(dueMessages);
  const { today, language } = usePage();
  const missing = useMissing();
  const promisedDay = promise?.promisedFor ? dayText(promise.promisedFor, today, language) : '';
  const payWords = due.pay(moneyText(owed.balance));
  return (
    <>
      {promise?.promisedFor && <p>{(promise.promisedFor < today ? due.missedDay : shared.promised)(promisedDay)}</p>}
      {!promise && <p className="quiet small">{missing(copy.arrangementMissing)}</p>}
      <div className="acts">
        {pay.allowed ? (
          <ButtonLink main to={paths.payBill}>
            {payWords}
          </ButtonLink>
        ) : (
          <DisabledAction id="pay-why" why={<ReasonText why={pay} />}>
            {payWords}
          </DisabledAction>
        )}
        {promise?.isEligible &&
          (pay.allowed ? (
            <ButtonLink to={paths.promiseToPay}>{shared.arrange}</ButtonLink>
          ) : (
            <DisabledAction id="pay-why">{shared.arrange}</DisabledAction>
          ))}
      </div>
    </>
  );
}

/** What the next bill will be, as far as it is known today. */
export function NextBill({ forecast }: Pick<BillsModel, 'forecast'>) {
  const shared = useCopy(billsMessages);
  const { next } = useCopy(listMessages);
  const missing = useMissing();
  return (
    <section className="card" aria-labelledby="next">
      <h2 id="next">{next.title}</h2>
      {forecast ? (
        <Summary
          rows={[
            { term: next.day, value: <Day day={forecast.billDate} /> },
            { term: shared.amount, value: <Money cents={forecast.amount} /> },
            { term: shared.tax, value: <Money cents={forecast.totalTax} /> },
            {
              term: shared.total,
              value: (
                <b>
                  <Money cents={forecast.amount + forecast.totalTax} />
                </b>
              ),
            },
          ]}
        />
      ) : (
        <p>{missing(next.missing)}</p>
      )}
    </section>
  );
}
