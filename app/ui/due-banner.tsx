import { dueMessages } from '#app/copy/due.ts';
import type { Tone } from '#app/copy/tone.ts';
import type { Due } from '#rpc/portal/account-due.ts';
import { Note } from './banner.tsx';
import { ButtonLink } from './button.tsx';
import { CallText } from './call-text.tsx';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { usePage } from './page-context.tsx';
import { paths } from './paths.ts';
import { useCopy } from './use-copy.ts';

/** Buttons that wait for the payment name it as their reason. */
export const dueId = 'due';

/** Above the lines while money is due: how much, what it does to the service, and the ways to pay (HOME-13). */
export function DueBanner({ due, id = dueId }: { due: Due; id?: string }) {
  const { brand, now, language } = usePage();
  const copy = useCopy(dueMessages);
  const { owed } = due;
  const told = useTold(due);
  return (
    <Note
      tone={toneOf(due)}
      title={
        owed ? copy.owe(moneyText(owed.balance), owed.dueDate && dayText(owed.dueDate, now, language)) : copy.unpaid
      }
      more={<Ways due={due} />}
    >
      <span id={id}>
        <CallText number={brand.supportNumber}>{told.join(' ')}</CallText>
      </span>
    </Note>
  );
}

/** What it does to the service, what pays it, and who can. */
function useTold({ owed, nonPay, pay, promisedFor }: Due): string[] {
  const { brand, me, now, language } = usePage();
  const copy = useCopy(dueMessages);
  const told = [
    nonPay && copy.suspended,
    owed?.overdue && !nonPay && copy.overdue,
    owed?.autoPay === 'on' && copy.autoPay,
    owed?.autoPay === 'missed' && copy.missed,
    promisedFor && copy.promised(dayText(promisedFor, now, language)),
    !pay.allowed && pay.reason === 'secondary' && copy.onlyHolder(brand.supportNumber, me?.holder),
  ];
  return told.filter((text) => typeof text === 'string');
}

function toneOf({ owed, nonPay }: Due): Tone {
  if (nonPay || owed?.overdue) return 'bad';
  return owed?.autoPay === 'on' ? 'calm' : 'warn';
}

/** Where auto-pay will do it, or nothing can be paid here, Bills says more. */
function Ways({ due: { owed, pay, mayPromise } }: { due: Due }) {
  const copy = useCopy(dueMessages);
  if (!pay.allowed && pay.reason === 'secondary') return null;
  if (!owed || !pay.allowed || owed.autoPay === 'on')
    return (
      <a className="tap" href={paths.bills}>
        {copy.seeBills}
      </a>
    );
  return (
    <div className="acts">
      <ButtonLink main to={paths.payBill}>
        {copy.pay(moneyText(owed.balance))}
      </ButtonLink>
      {mayPromise && <ButtonLink to={paths.promiseToPay}>{copy.promise}</ButtonLink>}
    </div>
  );
}
