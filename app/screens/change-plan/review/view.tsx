import { type FieldMetadata, useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { ChargeLine, useCharge } from '#app/ui/charge.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PlanPrices } from '#app/ui/plan-prices.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import type { PlanChangeTime, PriceMove } from '#rpc/domain/plan-change.ts';
import type { ChangePlanReview } from './intent.ts';
import { reviewMessages } from './copy.ts';
import type { ReviewFields } from './form.ts';

interface ReviewViewProps {
  review: ChangePlanReview;
  /** The reason for which the confirmed form came back: nothing was sent (LEDGER-11). */
  because?: 'moved' | undefined;
  again?: FormReply | undefined;
}

/** Step 2 of Change Plan: what changes, when, and what it costs, before anything is sent. */
export function ReviewView({ review, because, again }: ReviewViewProps) {
  const [form, { when }] = useForm<ReviewFields>({ id: 'plan-change', lastResult: again });
  const copy = useCopy(reviewMessages);
  const commonCopy = useCopy(changePlanMessages);
  const { line, planName, fromPlanName, prices, charge, decision } = review;
  const select = paths.changePlan(line.ref, review.planId);
  const confirm = copy.confirm(planName, useCharge().amountOf(charge));
  return (
    <SinglePage
      title={copy.title}
      about={
        <>
          <LineName line={line} /> <br />
          {copy.from} {fromPlanName} {copy.to} <b>{planName}</b>
          {prices[0] && <NewPrice move={prices[0]} />}
        </>
      }
      back={{ to: select, words: copy.back }}
      step={{ step: 2, of: commonCopy.steps }}
    >
      <ErrorSummary fields={[when]} />
      {because && <Banner tone="warn" {...copy.because[because]} />}
      {review.replaces !== undefined && <p className="quiet small">{copy.replaces(review.replaces || undefined)}</p>}
      <PlanPrices planName={planName} prices={prices} />
      {decision.allowed ? (
        <PostForm form={form} button={confirm} hidden={hiddenOf(review)}>
          <When review={review} field={when} />
          <ChargeLine charge={charge} />
        </PostForm>
      ) : (
        <>
          <Refused why={decision} id="why-not" />
          <DisabledAction id="why-not">{confirm}</DisabledAction>
        </>
      )}
    </SinglePage>
  );
}

/** The hidden fields: the choice, what to read again, and the quote. */
function hiddenOf({ planId, hint, quoteHash }: ChangePlanReview) {
  return { plan: planId, from: hint.fromPlanId, occurrence: hint.occurrence, price: hint.price, quoteHash };
}

/** Now or with the next billing cycle; where there is no choice, when it will be (PLAN-5). */
function When({
  review: { times, nextCycle, prorated = 0 },
  field,
}: {
  review: ChangePlanReview;
  field: FieldMetadata<ReviewFields['when']>;
}) {
  const copy = useCopy(reviewMessages);
  const commonCopy = useCopy(changePlanMessages);
  const { today, language } = usePage();
  const from = nextCycle ? `${commonCopy.from(dayText(nextCycle, today, language))}. ` : '';
  const details: Record<PlanChangeTime, string> = {
    now: commonCopy.nextBill(prorated > 0 ? moneyText(prorated) : undefined),
    'next-cycle': `${from}${commonCopy.nextCycle}.`,
  };
  const [only, ...others] = times;
  if (only && others.length === 0) {
    return (
      <>
        <input type="hidden" name={field.name} value={only} />
        <Note tone="calm" title={copy.times[only]}>
          {details[only]}
        </Note>
      </>
    );
  }
  return (
    <Choice
      wide
      field={field}
      legend={copy.when}
      options={times.map((time) => ({ value: time, label: copy.times[time], detail: details[time] }))}
    />
  );
}

/** The line's new price, and by how much it moves. */
function NewPrice({ move: { before, after } }: { move: PriceMove }) {
  const { difference, perMonth, samePrice } = useCopy(changePlanMessages);
  const priceDifference = after.price - before.price;
  return (
    <>
      {' '}
      <br />
      <b>{perMonth(moneyText(after.price))}</b> (
      {priceDifference === 0
        ? samePrice
        : difference(moneyText(Math.abs(priceDifference)), priceDifference > 0 ? '+' : '−')}
      )
    </>
  );
}
