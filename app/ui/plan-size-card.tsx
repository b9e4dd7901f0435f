import type { ReactNode } from 'react';
import { usesInGigabytes } from '#rpc/domain/find-plan.ts';
import { SizeBar } from './size-bar.tsx';
import { useOffer } from './use-offer.ts';

interface PlanSizeCardProps {
  name: string;
  gigabytes: number;
  /** Address of the plan on the page of all plans. */
  to: string;
  /** The price of the plan, and examples of its use. */
  children: ReactNode;
}

/** A Best Fit plan by its size, beside the largest, as a link to it; a card where no page has the plans (TIER-2). */
export function PlanSizeCard({ name, gigabytes, to, children }: PlanSizeCardProps) {
  const inner = (
    <>
      <b>{name}</b> <SizeBar gigabytes={gigabytes} largest={Math.max(...usesInGigabytes)} /> {children}
    </>
  );
  return useOffer().leads(to) ? (
    <a className="card size-card" href={to}>
      {inner}
    </a>
  ) : (
    <div className="card">{inner}</div>
  );
}
