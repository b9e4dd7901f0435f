import { type FormMetadata, getFormProps, useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button, MainLink } from '#app/ui/button.tsx';
import { CallLink, CallText } from '#app/ui/call-link.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { dayText } from '#app/ui/day.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { doorIn, useWayBack } from '#app/ui/way-back.ts';
import { BusiestMonth } from '../busiest-month.tsx';
import type { ChangePlanForm } from './intent.ts';
import { selectMessages } from './copy.ts';
import type { SelectFields } from './form.ts';
import { PlanNow } from './plan-now.tsx';
import { usePlanOptions } from './plan-option.tsx';

interface SelectViewProps {
  form: ChangePlanForm;
  /** The id of a plan, when the customer chose already. */
  chosen?: string | undefined;
  again?: FormReply | undefined;
  /** A confirmed change was not sent, because the line or the plan has changed since the review. */
  changed?: boolean;
}

/** Step 1 of Change Plan: the choice of a plan. */
export function SelectView({ form, chosen, again, changed = false }: SelectViewProps) {
  const [choice, { plan }] = useForm<SelectFields>({
    id: 'change-plan',
    lastResult: again,
    defaultValue: { plan: chosen },
  });
  const commonCopy = useCopy(changePlanMessages);
  const copy = useCopy(selectMessages);
  const isOpen = canChoose(form);
  return (
    <SinglePage
      title={commonCopy.title}
      about={isOpen ? undefined : <LineName line={form.line} />}
      back={useWayBack(form.line.ref)}
      step={isOpen ? { step: 1, of: commonCopy.steps } : undefined}
      side={isOpen && <PlanNow form={form} />}
    >
      <ErrorSummary fields={[plan]} />
      {changed && <Banner tone="warn" {...copy.changed} />}
      {isOpen ? <PlanForm form={form} choice={choice} /> : <Closed form={form} />}
    </SinglePage>
  );
}

export const canChoose = (form: ChangePlanForm) => form.decision.allowed && !form.open && form.options.length > 0;

/** A change that is under way; or the reason why there is none, and whom to call (PLAN-17). */
function Closed({ form: { line, open, decision } }: { form: ChangePlanForm }) {
  const copy = useCopy(selectMessages);
  const ordinals = useCopy(ordinalMessages);
  const { brand } = usePage();
  if (open) {
    return (
      <>
        <Note tone="calm">{copy.open(open.planName, lineInSentence(line, ordinals))}</Note>
        <div className="acts">
          <MainLink to={paths.planChange(line.ref, open.operationId)}>{copy.see}</MainLink>
        </div>
      </>
    );
  }
  return (
    <>
      {decision.allowed ? <Note tone="warn">{copy.none}</Note> : <Refused why={decision} />}
      <p>
        {copy.care} <CallLink number={brand.careNumber} />.
      </p>
    </>
  );
}

function PlanForm({ form, choice }: { form: ChangePlanForm; choice: FormMetadata<SelectFields> }) {
  const copy = useCopy(selectMessages);
  const { undo } = useCopy(changePlanMessages);
  const ordinals = useCopy(ordinalMessages);
  const { brand, today, language, query } = usePage();
  const options = usePlanOptions(form);
  const { scheduled, current, line } = form;
  const from = doorIn(query);
  return (
    <>
      {scheduled && (
        <Note tone="calm">
          {copy.scheduled(scheduled.name, scheduled.startsOn && dayText(scheduled.startsOn, today, language))}{' '}
          {current && <CallText number={brand.careNumber}>{undo(current.name, brand.careNumber)}</CallText>}
        </Note>
      )}
      <form
        {...getFormProps(choice)}
        className="stack tight"
        method="get"
        action={paths.planChangeReview(line.ref, form.operationId)}
      >
        {from && <input type="hidden" name="from" value={from} />}
        <Choice
          wide
          field={choice.getFieldset().plan}
          legend={copy.legend(lineInSentence(line, ordinals))}
          hint={form.months.length > 0 && <BusiestMonth months={form.months} />}
          options={options}
        />
        <div className="acts">
          <Button main>{copy.next}</Button>
        </div>
        <p className="quiet small">{copy.hint}</p>
      </form>
    </>
  );
}
