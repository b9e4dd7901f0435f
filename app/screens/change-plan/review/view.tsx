import { type FieldMetadata, useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import type { Language } from '#app/copy/language.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { dayText } from '#app/ui/day.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { EarlierOrder } from '#app/ui/earlier-order.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PlanPrices } from '#app/ui/plan-prices.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { SizeBar } from '#app/ui/size-bar.tsx';
import { doorIn } from '#app/ui/way-back.ts';
import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';
import { BusiestMonth } from '../busiest-month.tsx';
import { KeepsSim } from '../keeps-sim.tsx';
import { AfterChange, useSizeText } from './after-change.tsx';
import type { ChangePlanReview } from './intent.ts';
import { reviewMessages } from './copy.ts';
import type { ReviewFields } from './form.ts';

interface ReviewViewProps {
  review: ChangePlanReview;
  /** The reason for which the confirmed form came back: nothing was sent (LEDGER-11). */
  because?: 'moved' | 'earlier' | undefined;
  again?: FormReply | undefined;
}

/** Step 2 of Change Plan: what changes, when, and what it costs, before anything is sent. */
export function ReviewView({ review, because, again }: ReviewViewProps) {
  const [form, { when }] = useForm<ReviewFields>({ id: 'plan-change', lastResult: again });
  const { language, query } = usePage();
  const copy = useCopy(reviewMessages);
  const commonCopy = useCopy(changePlanMessages);
  const { line, planName, prices, decision } = review;
  const from = doorIn(query);
  return (
    <SinglePage
      title={titleOfReview(review, language)}
      back={{ to: paths.changePlan(line.ref, review.planId, from), words: copy.back }}
      step={{ step: 2, of: commonCopy.steps }}
      side={<AfterChange review={review} />}
    >
      <ErrorSummary fields={[when]} />
      {because && <Banner tone="warn" {...copy.because[because]} />}
      {review.replaces !== undefined && <p className="quiet small">{copy.replaces(review.replaces || undefined)}</p>}
      {review.keepsSim && <KeepsSim />}
      <PlanPrices planName={planName} prices={prices} top={<SizeOfPlan review={review} />} />
      {decision.allowed ? (
        <PostForm form={form} hidden={hiddenOf(review)}>
          <EarlierOrder earlier={review.earlier} />
          <Times review={review} field={when} />
        </PostForm>
      ) : (
        <>
          <Refused why={decision} id="why-not" />
          <DisabledAction id="why-not">{commonCopy.title}</DisabledAction>
        </>
      )}
    </SinglePage>
  );
}

/** The hidden fields: the choice, what to read again, and the quote. */
function hiddenOf({ planId, hint, quoteHash }: ChangePlanReview) {
  return { plan: planId, from: hint.fromPlanId, occurrence: hint.occurrence, price: hint.price, quoteHash };
}

/**
 * The times at which it can start, each with its charge above its own button: the next billing cycle first (PLAN-5,
 * PLAN-23). Enter presses the first button.
 */
function Times({ review, field }: { review: ChangePlanReview; field: FieldMetadata<ReviewFields['when']> }) {
  const copy = useCopy(reviewMessages);
  const commonCopy = useCopy(changePlanMessages);
  const { amountOf, sequenceOf } = useCharge();
  const { today, language } = usePage();
  const { planName, nextCycle, rest, times, charges } = review;
  const from = nextCycle ? `${commonCopy.from(dayText(nextCycle, today, language))}. ` : '';
  const details: Record<PlanChangeTime, string> = {
    now: commonCopy.nextBill(rest && amountOf({ ...rest, isAbout: false, isMonthly: false })),
    'next-cycle': `${from}${commonCopy.nextCycle}.`,
  };
  const isChoice = times.length > 1;
  return (
    <section className="stack" id={field.id} aria-labelledby={isChoice ? 'when' : undefined}>
      {isChoice && <h2 id="when">{copy.when}</h2>}
      {times.toReversed().map((time, index) => {
        const { first, following } = charges[time];
        const confirm = (isChoice ? copy.confirmAt[time] : copy.confirm)(planName, amountOf(first ?? following));
        return (
          <div className="stack" key={time}>
            <Note tone="calm" title={copy.times[time]}>
              {details[time]}
            </Note>
            <p>{sequenceOf(first, following)}</p>
            <div className="acts">
              <Button main={index === 0} name={field.name} value={time}>
                {confirm}
              </Button>
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** Panel with the new plan, and the change of the line's price. */
export function titleOfReview({ planName, prices: [own] }: ChangePlanReview, language: Language): string {
  const { more, less } = changePlanMessages[language];
  const cents = own ? own.after.price - own.before.price : 0;
  const change = (cents < 0 ? less : more)(moneyText(Math.abs(cents)));
  return reviewMessages[language].outcome(planName, cents === 0 ? undefined : change);
}

/** The new plan to scale, with the line's own use (PLAN-25). */
function SizeOfPlan({ review: { size, scale, months } }: { review: ChangePlanReview }) {
  const label = useSizeText(size);
  return (
    <>
      {label && <SizeBar {...scale} gigabytes={size.gigabytes} label={label} />}
      <p className="quiet small">
        <BusiestMonth months={months} />
      </p>
    </>
  );
}
