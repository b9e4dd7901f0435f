import { useForm } from '@conform-to/react';
import { billsMessages } from '#app/copy/bills.ts';
import { dueMessages } from '#app/copy/due.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Note } from '#app/ui/banner.tsx';
import { CalendarLink } from '#app/ui/calendar-link.tsx';
import { dayText } from '#app/ui/day.tsx';
import { Field } from '#app/ui/field.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useWayBack } from '#app/ui/way-back.ts';
import { useRestoration } from '#app/ui/use-restoration.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { AmountDue } from '../amount-due.tsx';
import type { PromiseForm } from './intent.ts';
import { promiseMessages } from './copy.ts';
import type { PromiseFields } from './form.ts';

/** Form for a day by which the customer promises to pay, or the reason against it. */
export function PromiseView({ form, again }: { form: PromiseForm | PrimaryOnly; again?: FormReply | undefined }) {
  const { title } = useCopy(promiseMessages);
  return (
    <SinglePage title={title} back={useWayBack()}>
      {'refused' in form ? <Refused why={{ reason: form.refused }} /> : <Body form={form} again={again} />}
    </SinglePage>
  );
}

function Body({
  form: { owed, suspended, decision, promisedFor, days, operationId },
  again,
}: {
  form: PromiseForm;
  again: FormReply | undefined;
}) {
  const sharedCopy = useCopy(billsMessages);
  const copy = useCopy(promiseMessages);
  const { missedDay } = useCopy(dueMessages);
  const { today, language } = usePage();
  const text = (day: string) => dayText(day, today, language);
  const amount = valueOf(owed)?.balance;
  const [promise, fields] = useForm<PromiseFields>({
    id: 'promise',
    lastResult: again,
    defaultValue: { day: days.to },
  });
  return (
    <>
      <ErrorSummary fields={[fields.day]} />
      {promisedFor && promisedFor >= today && (
        <Note tone="calm" more={<CalendarLink day={promisedFor} about="arrangement" />}>
          {sharedCopy.promised(text(promisedFor))}
        </Note>
      )}
      {promisedFor && promisedFor < today && <Note tone="warn">{missedDay(text(promisedFor))}</Note>}
      <AmountDue owed={owed} />
      {decision.allowed && amount !== undefined ? (
        <PostForm form={promise} button={copy.button(moneyText(amount))}>
          <p>{copy.text}</p>
          <ServiceTerms suspended={suspended} />
          <input type="hidden" name={fields.operation.name} value={operationId} />
          <Field
            field={fields.day}
            type="date"
            label={copy.day}
            hint={copy.hint(text(days.from), text(days.to))}
            min={days.from}
            max={days.to}
            required
          />
        </PostForm>
      ) : (
        // An existing promise, shown above, explains the refusal already.
        !promisedFor && !decision.allowed && <Refused why={decision} />
      )}
    </>
  );
}

/** The arrangement's effect on a suspension, and the consequence of a missed day (BILL-22). */
function ServiceTerms({ suspended }: Pick<PromiseForm, 'suspended'>) {
  const { pastDue } = useCopy(restorationMessages).missed;
  const { byArrangement, missed } = useRestoration();
  return suspended ? (
    <p>
      {byArrangement} {missed}
    </p>
  ) : (
    <p>{pastDue}</p>
  );
}
