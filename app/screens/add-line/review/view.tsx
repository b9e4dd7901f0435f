import { addLineMessages } from '#app/copy/add-line.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { ordinalLine, ordinalMessages } from '#app/copy/ordinal.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { Money, moneyText } from '#app/ui/money.tsx';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { ReviewPage } from '#rpc/portal/add-line/step-page.ts';
import { StepLayout } from '../step-layout.tsx';
import { ShippingCosts } from './shipping-costs.tsx';
import type { ReviewCopy } from './copy.en.ts';
import { reviewMessages } from './copy.ts';

interface ReviewViewProps {
  page: ReviewPage;
  /** Why the confirmed form came back: nothing was sent (LEDGER-11). */
  because?: string | undefined;
}

const isAgain = (because: string | undefined, copy: ReviewCopy): because is keyof ReviewCopy['because'] =>
  because !== undefined && Object.hasOwn(copy.because, because);

/** The last step of Add Line: every answer, and what it costs, before anything is sent (ADDLINE-15). */
export function ReviewView({ page, because }: ReviewViewProps) {
  const copy = useCopy(reviewMessages);
  const shared = useCopy(addLineMessages);
  const { perMonth, taxes } = useCopy(changePlanMessages);
  const { order, monthly, once, operationId, version, mark } = page;
  const lines = shared.lines(order.lines.length);
  const each = perMonth(moneyText(monthly));
  return (
    <StepLayout page={page} title={copy.title} because={undefined}>
      {isAgain(because, copy) && (
        <Banner tone="warn" title={copy.because[because].title}>
          {copy.because[because].text}
        </Banner>
      )}
      <Answers page={page} />
      <section className="card" aria-labelledby="costs">
        <h2 id="costs">{copy.costs}</h2>
        <Summary
          rows={[
            {
              term: copy.monthly,
              value: (
                <b className="price">
                  <Money cents={monthly} />
                </b>
              ),
            },
          ]}
        />
        <ShippingCosts order={order} once={once} />
        <p className="quiet small">
          {taxes}. {copy.hold}
        </p>
      </section>
      <PostForm>
        <input type="hidden" name="operation" value={operationId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="mark" value={mark} />
        <div className="acts">
          <Button main>{once > 0 ? copy.confirmOnce(lines, each, moneyText(once)) : copy.confirm(lines, each)}</Button>
        </div>
      </PostForm>
    </StepLayout>
  );
}

/** What was answered, each with its way back (JOURNEY-6). */
function Answers({ page: { order } }: { page: ReviewPage }) {
  const copy = useCopy(reviewMessages);
  const { sim, ways, days } = useCopy(addLineMessages);
  const { perMonth } = useCopy(changePlanMessages);
  const ordinals = useCopy(ordinalMessages);
  const { lines, coupon, shipping } = order;
  const plan = paths.addLineStep('plan');
  return (
    <>
      <section className="card" aria-labelledby="plan">
        <h2 id="plan">{copy.plan}</h2>
        <Summary
          rows={[
            { term: copy.plan, value: order.planName, change: plan },
            { term: copy.count, value: lines.length, change: plan },
            ...(coupon
              ? [
                  {
                    term: copy.coupon,
                    value: `${coupon.code} · ${copy.less(moneyText(coupon.discount))}`,
                    change: plan,
                  },
                ]
              : []),
          ]}
        />
      </section>
      <section className="card" aria-labelledby="lines">
        <h2 id="lines">{copy.lines}</h2>
        <Summary
          rows={lines.map((line, index) => {
            const device = [line.make, line.model].filter(Boolean).join(' ') || line.imei;
            return {
              term: ordinalLine(line.occurrence, ordinals),
              value: (
                <>
                  <b>
                    {line.firstName} {line.lastName}
                  </b>
                  {' · '}
                  {[sim[line.sim], device, perMonth(moneyText(line.price))].filter(Boolean).join(' · ')}
                </>
              ),
              change: paths.addLineStep(`line-${index + 1}`),
            };
          })}
        />
      </section>
      {shipping && (
        <section className="card" aria-labelledby="shipping">
          <h2 id="shipping">{copy.shipping.title}</h2>
          <Summary
            rows={[
              {
                term: copy.shipping.address,
                value: [
                  shipping.recipient,
                  [shipping.address.address1, shipping.address.address2].filter(Boolean).join(', '),
                  `${shipping.address.city}, ${shipping.address.state} ${shipping.address.zip}`,
                ].join(', '),
                change: paths.addLineStep('address'),
              },
              {
                term: copy.shipping.way,
                value: `${ways[shipping.serviceCode] ?? shipping.name} · ${days(shipping.days)}`,
                change: paths.addLineStep('shipping'),
              },
            ]}
          />
        </section>
      )}
    </>
  );
}
