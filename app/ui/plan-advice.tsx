import { planAdviceMessages } from '#app/copy/plan-advice.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import type { PlanAdvice } from '#rpc/domain/plan-advice.ts';
import { Note } from './banner.tsx';
import { dataSizeText } from './data-size.tsx';
import { moneyText } from './money.tsx';
import { useCopy } from './page-context.tsx';
import { PageLink } from './page-link.tsx';
import { paths } from './paths.ts';

interface PlanAdviceNoteProps {
  lineRef: string;
  advice: PlanAdvice;
  /** Lists the months from which the advice derives. */
  withMonths?: boolean;
}

/** A cheaper plan that would do, with its saving; the link leads to the last page before the change (ACCOUNT-16). */
export function PlanAdviceNote({ lineRef, advice, withMonths = false }: PlanAdviceNoteProps) {
  const copy = useCopy(planAdviceMessages);
  const { planId, planName, mostBytes, saves } = advice;
  return (
    <Note tone="ok">
      {withMonths && copy.most(dataSizeText(mostBytes, bytesPerGigabyte))} {copy.fits(planName, moneyText(saves))}{' '}
      <PageLink href={paths.advisedPlan(lineRef, planId)}>{copy.see}</PageLink>
    </Note>
  );
}
