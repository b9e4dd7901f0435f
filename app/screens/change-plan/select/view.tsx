import { type FormMetadata, getFormProps, useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button, MainLink } from '#app/ui/button.tsx';
import { CallLink, CallText } from '#app/ui/call-link.tsx';
import { Choice, type Option } from '#app/ui/choice.tsx';
import { dayText } from '#app/ui/day.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PlanContents } from '#app/ui/plan-contents.tsx';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useReason } from '#app/ui/reason-text.tsx';
import type { ChangePlanForm, PlanView } from './intent.ts';
import { selectMessages } from './copy.ts';
import type { SelectFields } from './form.ts';

interface SelectViewProps {
  form: ChangePlanForm;
  /** The id of a plan, when the customer chose already. */
  chosen?: string | undefined;
  again?: FormReply | undefined;
  /** A confirmed change was not sent, because what it was about is not as it was. */
  changed?: boolean;
}

/** Step 1 of Change Plan: which plan. */
export function SelectView({ form, chosen, again, changed = false }: SelectViewProps) {
  const [choice, { plan }] = useForm<SelectFields>({
    id: 'change-plan',
    lastResult: again,
    defaultValue: { plan: chosen },
  });
  const commonCopy = useCopy(changePlanMessages);
  const copy = useCopy(selectMessages);
  return (
    <SinglePage
      title={commonCopy.title}
      about={
        <>
          <LineName line={form.line} />
          {form.current && <Current plan={form.current} />}
        </>
      }
      back={{ to: paths.account, words: commonCopy.backToAccount }}
      step={canChoose(form) ? { step: 1, of: commonCopy.steps } : undefined}
    >
      <ErrorSummary fields={[plan]} />
      {changed && <Banner tone="warn" {...copy.changed} />}
      <Body form={form} choice={choice} />
    </SinglePage>
  );
}

export const canChoose = (form: ChangePlanForm) => form.decision.allowed && !form.open && form.options.length > 0;

/** The plan that the line has: shown, and not to be chosen (PLAN-3). */
function Current({ plan }: { plan: PlanView }) {
  const copy = useCopy(selectMessages);
  const { perMonth } = useCopy(changePlanMessages);
  return (
    <>
      {' '}
      <br />
      {copy.current}: <b>{plan.name}</b> · {perMonth(moneyText(plan.price))}
    </>
  );
}

/** The first word above the others, so that it takes little room beside an option. */
function TwoLines({ children }: { children: string }) {
  const [first, ...others] = children.split(' ');
  return (
    <>
      {first} <br />
      <span className="small">{others.join(' ')}</span>
    </>
  );
}

function Body({ form, choice }: { form: ChangePlanForm; choice: FormMetadata<SelectFields> }) {
  const copy = useCopy(selectMessages);
  const { taxes, perMonth, difference, samePrice, undo, from } = useCopy(changePlanMessages);
  const differenceText = (cents: number) =>
    cents === 0 ? samePrice : difference(moneyText(Math.abs(cents)), cents > 0 ? '+' : '−');
  const ordinals = useCopy(ordinalMessages);
  const reasonOf = useReason();
  const { brand, today, language } = usePage();
  if (form.open) {
    return (
      <>
        <Note tone="calm">{copy.open(form.open.planName, lineInSentence(form.line, ordinals))}</Note>
        <div className="acts">
          <MainLink to={paths.planChange(form.line.ref, form.open.operationId)}>{copy.see}</MainLink>
        </div>
      </>
    );
  }
  if (!form.decision.allowed || form.options.length === 0) {
    return (
      <>
        {form.decision.allowed ? <Note tone="warn">{copy.none}</Note> : <Refused why={form.decision} />}
        <p>
          {copy.care} <CallLink number={brand.careNumber} />.
        </p>
      </>
    );
  }
  const options = form.options.map(({ decision, direction, ...plan }): Option => {
    const later = form.nextCycle ? from(dayText(form.nextCycle, today, language)) : copy.nextCycleOnly;
    const note = decision.allowed ? direction === 'downgrade' && later : reasonOf(decision);
    return {
      value: plan.planId,
      label: plan.name,
      aside: form.current && <TwoLines>{differenceText(plan.price - form.current.price)}</TwoLines>,
      detail: [perMonth(moneyText(plan.price)), note].filter(Boolean).join(' · '),
      disabled: !decision.allowed,
    };
  });
  const { scheduled } = form;
  return (
    <>
      {scheduled && (
        <Note tone="calm">
          {copy.scheduled(scheduled.name, scheduled.startsOn && dayText(scheduled.startsOn, today, language))}{' '}
          {form.current && <CallText number={brand.careNumber}>{undo(form.current.name, brand.careNumber)}</CallText>}
        </Note>
      )}
      <form
        {...getFormProps(choice)}
        className="stack"
        method="get"
        action={paths.planChangeReview(form.line.ref, form.operationId)}
      >
        <Choice wide field={choice.getFieldset().plan} legend={copy.legend} hint={`${taxes}.`} options={options} />
        <PlanContents plans={form.options} />
        <p className="quiet small">{copy.hint}</p>
        <div className="acts">
          <Button main>{copy.next}</Button>
        </div>
      </form>
    </>
  );
}
