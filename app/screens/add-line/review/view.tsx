import { addLineMessages } from '#app/copy/add-line.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { ordinalLine, ordinalMessages } from '#app/copy/ordinal.ts';
import { NotSent } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { EarlierOrder } from '#app/ui/earlier-order.tsx';
import { Total, moneyText } from '#app/ui/money.tsx';
import { groupsOfFour } from '#app/ui/groups-of-four.ts';
import { paths } from '#app/ui/paths.ts';
import { PostForm } from '#app/ui/post-form.tsx';
import { Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { isolated } from '#rpc/domain/isolated.ts';
import type { ReviewPage } from './intent.ts';
import { AddLineCharge } from '../charge-sums.tsx';
import { StepLayout } from '../step-layout.tsx';
import { ShippingCosts } from './shipping-costs.tsx';
import { reviewMessages } from './copy.ts';

interface ReviewViewProps {
  page: ReviewPage;
  /** Reason that the confirmed form came back: nothing was sent (LEDGER-11). */
  because?: string | undefined;
}

/** The last step of Add Line: every answer, and what it costs, before anything is sent (ADDLINE-15). */
export function ReviewView({ page, because }: ReviewViewProps) {
  const copy = useCopy(reviewMessages);
  const commonCopy = useCopy(addLineMessages);
  const { taxes } = useCopy(changePlanMessages);
  const { amountOf } = useCharge();
  const { order, once, charges, operationId, version, mark, earlier } = page;
  const lines = commonCopy.lines(order.lines.length);
  const each = amountOf(charges.monthly);
  return (
    <StepLayout page={page} title={copy.title} because={undefined}>
      <NotSent reasons={copy.because} because={because} />
      {/* Has no cards around the answers, so that those for one line fit above the fold. */}
      <section className="dense">
        <Summary
          rows={[
            ...usePlanRows(page),
            ...useLineRows(order),
            ...useShippingRows(order),
            { term: copy.monthly, value: <b>{amountOf({ ...charges.monthly, isMonthly: false })}</b> },
            ...(once > 0 ? [{ term: copy.once.title, value: <Total cents={once} /> }] : []),
          ]}
        />
      </section>
      <ShippingCosts order={order} once={once} />
      <p className="quiet small">
        {!charges.monthly.isTaxed && `${taxes}. `}
        {copy.hold}
      </p>
      <PostForm operation={operationId} hidden={{ version, mark }} signInFirst={page.signInFirst}>
        <EarlierOrder earlier={earlier} />
        <AddLineCharge charges={charges} />
        <div className="acts">
          <Button main>
            {charges.once ? copy.confirmOnce(lines, each, amountOf(charges.once)) : copy.confirm(lines, each)}
          </Button>
        </div>
      </PostForm>
    </StepLayout>
  );
}

// The answers, each with a link to its step (JOURNEY-6).

function usePlanRows({ order: { planName, lines, coupon }, unusedCoupon }: ReviewPage): SummaryRow[] {
  const copy = useCopy(reviewMessages);
  const change = paths.addLineStep('plan');
  const discountText = coupon
    ? `${coupon.code} · ${copy.less(moneyText(coupon.discount))}`
    : unusedCoupon && `${unusedCoupon} · ${copy.unused}`;
  return [
    { term: copy.plan, value: planName, change },
    { term: copy.count, value: lines.length, change },
    ...(discountText ? [{ term: copy.coupon, value: discountText, change }] : []),
  ];
}

function useLineRows({ lines }: ReviewPage['order']): SummaryRow[] {
  const { sim } = useCopy(addLineMessages);
  const { perMonth } = useCopy(changePlanMessages);
  const ordinals = useCopy(ordinalMessages);
  return lines.map((line, index) => {
    const device =
      isolated([line.make, line.model].filter(Boolean).join(' ')) || (line.imei && groupsOfFour(line.imei));
    return {
      term: ordinalLine(line.occurrence, ordinals),
      value: (
        <>
          <b>
            <bdi>
              {line.firstName} {line.lastName}
            </bdi>
          </b>
          {' · '}
          {[sim[line.sim], device, perMonth(moneyText(line.price))].filter(Boolean).join(' · ')}
        </>
      ),
      change: paths.addLineStep(`line-${index + 1}`),
    };
  });
}

function useShippingRows({ shipping }: ReviewPage['order']): SummaryRow[] {
  const copy = useCopy(reviewMessages).shipping;
  const { ways, days } = useCopy(addLineMessages);
  if (!shipping) return [];
  const { recipient, address, serviceCode, name } = shipping;
  return [
    {
      term: copy.address,
      value: [
        recipient,
        [address.address1, address.address2].filter(Boolean).join(', '),
        `${address.city}, ${address.state} ${address.zip}`,
      ].join(', '),
      change: paths.addLineStep('address'),
    },
    {
      term: copy.way,
      value: `${ways[serviceCode] ?? name} · ${days(shipping.days)}`,
      change: paths.addLineStep('shipping'),
    },
  ];
}
