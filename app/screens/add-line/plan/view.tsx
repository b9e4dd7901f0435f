import { useForm } from '@conform-to/react';
import { Fragment } from 'react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { ordinalLine, ordinalMessages } from '#app/copy/ordinal.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Note } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { PlanContents } from '#app/ui/plan-contents.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { PlanChoice, PlanPage } from './intent.ts';
import { StepLayout } from '../step-layout.tsx';
import { planMessages } from './copy.ts';
import type { PlanFields } from './form.ts';

interface PlanViewProps {
  page: PlanPage;
  because?: string | undefined;
  /** A plan that the customer chose on an earlier page. */
  wanted?: string | undefined;
  again?: FormReply | undefined;
}

/** The first step of Add Line: the plan, and the number of lines. */
export function PlanView({ page, because, wanted, again }: PlanViewProps) {
  const copy = useCopy(planMessages);
  const commonCopy = useCopy(addLineMessages);
  const { taxes } = useCopy(changePlanMessages);
  const pricesByLine = usePricesByLine();
  const { plans, room, chosen, coupon, version } = page;
  const planId = plans.some((plan) => plan.planId === wanted) ? wanted : chosen.planId;
  const [form, fields] = useForm<PlanFields>({
    id: 'add-line',
    lastResult: again,
    defaultValue: { plan: planId, count: String(chosen.count ?? 1), coupon: coupon?.code },
  });
  const counts = Array.from({ length: room }, (_, index) => index + 1);
  return (
    <StepLayout page={page} title={copy.title} because={again ? undefined : because}>
      {plans.length === 0 ? (
        <Note tone="warn">
          {copy.none} <CallLink />.
        </Note>
      ) : (
        <>
          <ErrorSummary fields={[fields.plan, fields.count, fields.coupon]} />
          <PostForm form={form} hidden={{ version }}>
            <Choice
              wide
              field={fields.plan}
              legend={copy.plan.legend}
              hint={`${taxes}.`}
              options={plans.map((plan) => ({
                value: plan.planId,
                label: plan.name,
                ...(hasOnePrice(plan)
                  ? { aside: moneyText(plan.prices[0]?.price ?? 0) }
                  : { detail: pricesByLine(plan) }),
              }))}
            />
            <Choice
              field={fields.count}
              legend={copy.count.legend}
              options={counts.map((count) => ({ value: String(count), label: commonCopy.lines(count) }))}
              shown={2}
              more={copy.count}
            />
            {room > 1 && <Totals plans={plans} counts={counts} />}
            <PlanContents plans={plans.map((plan) => ({ ...plan, stream: plan.video }))} />
            <Field
              field={fields.coupon}
              label={copy.coupon.label}
              hint={coupon && !again ? copy.coupon.applied(coupon.code, moneyText(coupon.discount)) : undefined}
              autoComplete="off"
              enterKeyHint="done"
            />
            <p className="quiet small">
              {copy.about} {copy.count.tooMany(room)}
            </p>
            <div className="acts">
              <Button main>{commonCopy.next}</Button>
              {/* The coupon comes after the main button, so that Enter in a field submits the step. */}
              <Button name="apply" value="coupon">
                {copy.coupon.apply}
              </Button>
            </div>
          </PostForm>
        </>
      )}
    </StepLayout>
  );
}

const hasOnePrice = ({ prices: [first, ...others] }: PlanChoice) => others.every(({ price }) => price === first?.price);

/** Price of a plan for each line, where the line's place in the group determines it. */
function usePricesByLine(): (plan: PlanChoice) => string {
  const copy = useCopy(planMessages);
  const { perMonth } = useCopy(changePlanMessages);
  const ordinals = useCopy(ordinalMessages);
  return ({ prices }) =>
    prices
      .map(({ occurrence, price }) => copy.ofLine(ordinalLine(occurrence, ordinals), perMonth(moneyText(price))))
      .join(', ');
}

/** The total of each plan for each number of lines: without script no choice can change what the page shows. */
function Totals({ plans, counts }: { plans: readonly PlanChoice[]; counts: readonly number[] }) {
  const copy = useCopy(planMessages);
  const { lines } = useCopy(addLineMessages);
  const total = ({ prices }: PlanChoice, count: number) =>
    moneyText(prices.slice(0, count).reduce((sum, { price }) => sum + price, 0));
  return (
    <details className="more">
      <summary>{copy.totals}</summary>
      <Summary
        rows={plans.map((plan) => ({
          term: plan.name,
          value: counts.map((count) => (
            <Fragment key={count}>
              <span className="keep">
                {lines(count)}: <b>{total(plan, count)}</b>
              </span>{' '}
            </Fragment>
          )),
        }))}
      />
    </details>
  );
}
