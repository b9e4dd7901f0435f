import type { ReactNode } from 'react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import type { Option } from '#app/ui/choice.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useReason } from '#app/ui/reason-text.tsx';
import { SizeBar } from '#app/ui/size-bar.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { PlanScale } from '#rpc/domain/facts/month-use.ts';
import type { ChangePlanForm, PlanView } from './intent.ts';
import { selectMessages } from './copy.ts';

/**
 * Returns the plans as options with bars to one scale. The line's own plan is among them and cannot be chosen
 * (PLAN-3, PLAN-25).
 */
export function usePlanOptions({ current, options, scale, advice }: ChangePlanForm): Option[] {
  const copy = useCopy(selectMessages);
  const { difference, samePrice } = useCopy(changePlanMessages);
  const reasonOf = useReason();
  const differenceText = (cents: number) =>
    cents === 0 ? samePrice : difference(moneyText(Math.abs(cents)), cents > 0 ? '+' : '−');
  const rows = options.map(({ decision, ...plan }): Option => ({
    value: plan.planId,
    disabled: !decision.allowed,
    size: (
      <PlanRow
        plan={plan}
        scale={scale}
        tag={plan.planId === advice?.planId && <Tag tone="ok">{copy.fits}</Tag>}
        more={current && differenceText(plan.price - current.price)}
        why={decision.allowed ? undefined : reasonOf(decision)}
      />
    ),
  }));
  if (!current) return rows;
  const own: Option = {
    value: current.planId,
    disabled: true,
    size: <PlanRow plan={current} scale={scale} tag={<Tag tone="calm">{copy.yours}</Tag>} />,
  };
  return [...rows.slice(0, current.place), own, ...rows.slice(current.place)];
}

interface PlanRowProps {
  plan: PlanView;
  scale: PlanScale;
  tag?: ReactNode;
  /** Difference to the present price, as text. */
  more?: string | undefined;
  /** The reason why the plan cannot be chosen. */
  why?: string | undefined;
}

function PlanRow({ plan, scale, tag, more, why }: PlanRowProps) {
  const { aMonth } = useCopy(selectMessages);
  const hasSize = plan.unlimited || plan.gigabytes !== undefined;
  return (
    <>
      <span>
        <b>{plan.name}</b> {tag}
      </span>{' '}
      <span>
        <b>{moneyText(plan.price)}</b>
        <span className="unseen">{aMonth}</span>
      </span>{' '}
      {hasSize && <SizeBar {...scale} gigabytes={plan.unlimited ? undefined : plan.gigabytes} />}
      <small>
        {more}
        {more && <span className="unseen">{aMonth}</span>}
      </small>
      {why && <small className="quiet">{why}</small>}
    </>
  );
}
