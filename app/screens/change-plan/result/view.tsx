import type { ReactNode } from 'react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { successMessages } from '#app/copy/success.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink, CallButton, MainLink } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { dayText } from '#app/ui/day.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { Pending } from '#app/ui/pending.tsx';
import { NeedsCare } from '#app/ui/needs-care.tsx';
import { PlanPrices } from '#app/ui/plan-prices.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Success } from '#app/ui/success.tsx';
import type { ChangePlanResult } from '../intent.ts';
import { resultMessages } from './copy.ts';
import { titleOfPlanChange } from './plan-change-title.ts';

/** The end of Change Plan: how it went, or how it is going. */
export function ResultView({ result }: { result: ChangePlanResult }) {
  const copy = useCopy(resultMessages);
  const { nextBill } = useCopy(changePlanMessages);
  const line = lineInSentence(result.line, useCopy(ordinalMessages));
  const { unknown, cantTell } = useCopy(chargeMessages);
  switch (result.state) {
    case 'sending':
    case 'pending':
      return <UnderWay result={result} text={copy.underWay} />;
    case 'unknown':
      return <UnderWay result={result} text={`${copy.checkingText(result.planName)} ${unknown}`} />;
    case 'done':
      return result.when === 'now' ? (
        <Done result={result}>
          {copy.done.text(result.planName, line)} {nextBill(result.prorated ? moneyText(result.prorated) : undefined)}
        </Done>
      ) : (
        <Scheduled result={result} line={line} />
      );
    case 'refused':
      return <Failed result={result} />;
    case 'needs-care':
      return (
        <NeedsCare line={result.line} reference={result.operationId} back={{ to: paths.account, words: copy.account }}>
          {`${cantTell} ${copy.needsCare}`}
        </NeedsCare>
      );
  }
}

function UnderWay({ result, text }: { result: ChangePlanResult; text: string }) {
  const copy = useCopy(resultMessages);
  const title = titleOfPlanChange(result, usePage().language);
  return (
    <SinglePage title={title} about={<LineName line={result.line} />}>
      <Pending lastCheckedAt={result.lastCheckedAt}>{text}</Pending>
      <div className="acts">
        <ButtonLink to={paths.account}>{copy.account}</ButtonLink>
      </div>
    </SinglePage>
  );
}

/** It waits for the next billing cycle, and so do its charges (PLAN-6). */
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
  const { today, language } = usePage();
  const { planName, when, nextCycle } = result;
  const said = titleOfPlanChange(result, language);
  const later = nextCycle ? success.planFrom(planName, dayText(nextCycle, today, language)) : said;
  return (
    <div className="sheet">
      <Success said={said} title={when === 'now' ? success.onPlan(planName) : later}>
        <p>{children}</p>
        {result.charge && <ChargeLine isDone charge={result.charge} />}
      </Success>
      <PlanPrices planName={planName} prices={result.prices} moved={useMoved(result)} />
      <Reference id={result.operationId} />
      <div className="acts">
        <MainLink to={paths.account}>{copy.account}</MainLink>
      </div>
    </div>
  );
}

/** Before and now; of a change that waits, now and from which day (PLAN-21). */
function useMoved({ when, nextCycle }: ChangePlanResult): { before: string; after: string } {
  const { moved } = useCopy(resultMessages);
  const { from } = useCopy(changePlanMessages);
  const { today, language } = usePage();
  if (when === 'now') return { before: moved.before, after: moved.now };
  return { before: moved.now, after: nextCycle ? from(dayText(nextCycle, today, language)) : moved.later };
}

/** Nothing was changed, and it can be tried again (ERROR-7). */
function Failed({ result }: { result: ChangePlanResult }) {
  const copy = useCopy(resultMessages);
  const { tryAgain } = useCopy(problemMessages);
  const { brand, language } = usePage();
  return (
    <SinglePage title={titleOfPlanChange(result, language)} about={<LineName line={result.line} />}>
      <Banner tone="bad" title={copy.kept(result.fromPlanName)} stays>
        {result.refusal === 'never-arrived' ? copy.neverArrived : copy.failed.text}
      </Banner>
      <div className="acts">
        <MainLink to={paths.changePlan(result.line.ref)}>{tryAgain}</MainLink>
        <CallButton number={brand.careNumber} />
        <ButtonLink to={paths.account}>{copy.account}</ButtonLink>
      </div>
    </SinglePage>
  );
}
