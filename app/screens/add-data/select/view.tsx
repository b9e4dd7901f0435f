import { type FormMetadata, getFormProps, useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { topUpMessages } from '#app/copy/top-up.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { Button, MainLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DataUse } from '#app/ui/data-use.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { Money } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ErrorSummary } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useWayBack } from '#app/ui/way-back.ts';
import { DataState } from '../data-state.tsx';
import { choicesOf } from '#rpc/domain/top-up.ts';
import type { TopUpForm } from '../intent.ts';
import { selectMessages } from './copy.ts';
import type { SelectFields } from './form.ts';

interface SelectViewProps {
  form: TopUpForm;
  /** The size that the customer chose before, in gigabytes. */
  chosen?: number | undefined;
  again?: FormReply | undefined;
}

/** Step 1 of Add Data: the size. */
export function SelectView({ form, chosen = form.preferred, again }: SelectViewProps) {
  const [choice, { gigabytes }] = useForm<SelectFields>({
    id: 'add-data',
    lastResult: again,
    defaultValue: { gigabytes: chosen?.toString() },
  });
  const topUp = useCopy(topUpMessages);
  const step = { step: 1, of: topUp.steps };
  return (
    <SinglePage
      title={topUp.title}
      about={<LineName line={form.line} />}
      back={useWayBack(form.line.ref)}
      step={canChoose(form) ? step : undefined}
      first={
        <div className="side stack">
          <DataUse data={form.data} />
        </div>
      }
    >
      <ErrorSummary fields={[gigabytes]} />
      <Body form={form} choice={choice} />
    </SinglePage>
  );
}

export const canChoose = (form: TopUpForm) => form.decision.allowed && !form.open && form.sizes.length > 0;

function Body({ form, choice }: { form: TopUpForm; choice: FormMetadata<SelectFields> }) {
  const { today, language } = usePage();
  const copy = useCopy(selectMessages);
  const topUp = useCopy(topUpMessages);
  const ordinals = useCopy(ordinalMessages);
  if (form.open) {
    return (
      <>
        <Note tone="calm">{copy.open(form.open.gigabytes, lineInSentence(form.line, ordinals))}</Note>
        <div className="acts">
          <MainLink to={paths.topUp(form.line.ref, form.open.operationId)}>{copy.see}</MainLink>
        </div>
      </>
    );
  }
  if (!form.decision.allowed) return <Refused why={form.decision} />;
  if (form.sizes.length === 0) {
    return (
      <Note tone="warn">
        {copy.nothingOnSale} <CallLink />.
      </Note>
    );
  }
  return (
    <form
      {...getFormProps(choice)}
      className="stack"
      method="get"
      action={paths.topUpReview(form.line.ref, form.operationId)}
    >
      <DataState data={form.data} isAdding={form.isAdding} />
      <Choice
        field={choice.getFieldset().gigabytes}
        legend={copy.legend}
        hint={`${topUp.taxes}.`}
        shown={4}
        more={copy}
        options={choicesOf(form.sizes, Number(choice.getFieldset().gigabytes.value)).map(({ gigabytes, charge }) => ({
          value: String(gigabytes),
          label: topUp.size(gigabytes),
          detail: <Money cents={charge} />,
        }))}
      />
      <div className="acts">
        <Button main>{copy.next}</Button>
      </div>
      <p className="quiet small">{topUp.useBy(form.useBy && dayText(form.useBy, today, language))}</p>
    </form>
  );
}
