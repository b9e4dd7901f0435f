import type { ReactNode } from 'react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import type { Language } from '#app/copy/language.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { successMessages } from '#app/copy/success.ts';
import { paths } from '#app/ui/paths.ts';
import { MainLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { dayText } from '#app/ui/day.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { NotDone, OperationEnd, titleByState } from '#app/ui/journey-end.tsx';
import { PlanPrices } from '#app/ui/plan-prices.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { Success } from '#app/ui/success.tsx';
import { KeepsSim } from '../keeps-sim.tsx';
import type { ChangePlanResult } from '../intent.ts';
import { resultMessages } from './copy.ts';

/** The end of Change Plan: how it went, or how it is going. */
export function ResultView({ result }: { result: ChangePlanResult }) {
  const copy = useCopy(resultMessages);
  const { nextBill } = useCopy(changePlanMessages);
  const { amountOf } = useCharge();
  const line = lineInSentence(result.line, useCopy(ordinalMessages));
  const { unknown, cantTell } = useCopy(chargeMessages);
  const title = titleOfPlanChange(result, usePage().language);
  const accountLink = { to: paths.account, words: copy.account };
  const retryPath = paths.changePlan(result.line.ref);
  return (
    <OperationEnd
      kind="plan-change"
      result={result}
      title={title}
      line={result.line}
      again={retryPath}
      back={accountLink}
      words={{
        unknown: `${copy.checkingText(result.planName)} ${unknown}`,
        needsCare: `${cantTell} ${copy.needsCare}`,
      }}
      done={
        result.when === 'now' ? (
          <Done result={result}>
            {copy.done.text(result.planName, line)}{' '}
            {nextBill(result.rest && amountOf({ ...result.rest, isAbout: false, isMonthly: false }))}
          </Done>
        ) : (
          <Scheduled result={result} line={line} />
        )
      }
      // A refused change changed nothing, so the page offers another try (ERROR-7).
      refused={
        <NotDone
          title={title}
          line={result.line}
          said={copy.kept(result.fromPlanName)}
          again={{ to: retryPath }}
          back={accountLink}
        >
          {result.refusal === 'absent' ? copy.neverArrived : copy.failed.text}
        </NotDone>
      }
    />
  );
}

/** Page of a plan change that waits, with its charges, for the next billing cycle (PLAN-6). */
function Scheduled({ result, line }: { result: ChangePlanResult; line: string }) {
  const { scheduled } = useCopy(resultMessages);
  const { nextCycle, undo } = useCopy(changePlanMessages);
  const { brand, today, language } = usePage();
  const day = result.nextCycle && dayText(result.nextCycle, today, language);
  return (
    <Done result={result}>
      {scheduled.text(result.planName, line, result.fromPlanName, day)} {nextCycle}.{' '}
      <CallText number={brand.careNumber}>{undo(result.fromPlanName, brand.careNumber)}</CallText>
    </Done>
  );
}

function Done({ result, children }: { result: ChangePlanResult; children: ReactNode }) {
  const copy = useCopy(resultMessages);
  const success = useCopy(successMessages);
  const { sequenceOf } = useCharge();
  const { today, language } = usePage();
  const { planName, when, nextCycle } = result;
  const title = titleOfPlanChange(result, language);
  const later = nextCycle ? success.planFrom(planName, dayText(nextCycle, today, language)) : title;
  return (
    <div className="sheet">
      <Success said={title} title={when === 'now' ? success.onPlan(planName) : later}>
        <p>{children}</p>
        {result.charges && <p>{sequenceOf(result.charges.first, result.charges.following)}</p>}
      </Success>
      {result.keepsSim && <KeepsSim />}
      <PlanPrices planName={planName} prices={result.prices} moved={useMoved(result)} />
      <Reference id={result.operationId} />
      <div className="acts">
        <MainLink to={paths.account}>{copy.account}</MainLink>
      </div>
    </div>
  );
}

/** Returns the column heads: before and now, or for a scheduled change now and its day (PLAN-21). */
function useMoved({ when, nextCycle }: ChangePlanResult): { before: string; after: string } {
  const { moved } = useCopy(resultMessages);
  const { from } = useCopy(changePlanMessages);
  const { today, language } = usePage();
  if (when === 'now') return { before: moved.before, after: moved.now };
  return { before: moved.now, after: nextCycle ? from(dayText(nextCycle, today, language)) : moved.later };
}

/** Returns the title of the page and its tab, by the plan change's state. */
export function titleOfPlanChange({ state, when, planName, line }: ChangePlanResult, language: Language): string {
  const copy = resultMessages[language];
  const ofLine = lineInSentence(line, ordinalMessages[language]);
  return titleByState(state, language, {
    pending: (when === 'now' ? copy.changing : copy.scheduling)(planName, ofLine),
    unknown: copy.checking,
    done: when === 'now' ? copy.done.title : copy.scheduled.title,
    refused: copy.failed.title,
  });
}
