import type { ReactElement } from 'react';
import { activationMessages } from '#app/copy/activation.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { Note } from '#app/ui/banner.tsx';
import { ButtonLink, HomeButton, MainLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { FirstMonthText, useFirstMonth } from '#app/ui/first-month.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { NeedsCare } from '#app/ui/journey-end.tsx';
import { OtherEnd } from '#app/ui/other-end.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Pending } from '#app/ui/pending.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Success, useNumberTitle } from '#app/ui/success.tsx';
import { useWayHome } from '#app/ui/use-way-home.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import type { ActivationResult } from './activation-outcome.ts';
import { titleOfActivation } from './activation-title.ts';
import { activationResultMessages } from './copy.ts';
import { NotActivated } from './not-activated.tsx';

/** The end of Activation: how it went, or how it is going (ACTIVATE-28). */
export function ActivationResultView({ result }: { result: ActivationResult }): ReactElement {
  const copy = useCopy(activationResultMessages);
  const home = useWayHome();
  const { cantTell } = useCopy(chargeMessages);
  const moneyText = useFirstMonth();
  const { language } = usePage();
  const { line, outcome, operationId, firstMonth } = result;
  switch (outcome.kind) {
    case 'sending':
    case 'in-progress':
      return <UnderWay result={result} text={copy.inProgressText} />;
    case 'checking':
      return <Checking result={result} isSaving={outcome.isSaving} />;
    case 'successful':
      return <Successful result={result} isSetupLeft={outcome.isSetupLeft} />;
    case 'failed':
      return <Failed line={line} firstMonth={firstMonth} isAgain={outcome.isAgain} />;
    case 'refused':
      return outcome.why === 'other' ? (
        <Failed line={line} said={outcome.message} firstMonth={firstMonth} />
      ) : (
        <NotActivated line={line} cards={result.cards} refused={outcome} firstMonth={firstMonth} />
      );
    case 'not-sent':
      return (
        <OtherEnd
          state="not-sent"
          kind="activate"
          title={titleOfActivation(outcome, language)}
          line={line}
          operationId={operationId ?? ''}
          refusal={outcome.refusal}
          again={paths.activation(line.ref)}
          back={home}
        />
      );
    case 'needs-care':
      return (
        <NeedsCare
          line={line}
          reference={operationId ?? ''}
          more={firstMonth && <p>{moneyText(firstMonth)}</p>}
          back={home}
        >
          {firstMonth ? copy.needsCare : `${cantTell} ${copy.needsCare}`}
        </NeedsCare>
      );
  }
}

function UnderWay({ result, text }: { result: ActivationResult; text: string }) {
  const { language } = usePage();
  const { line, outcome, operationId, lastCheckedAt, sentAt } = result;
  const state = outcome.kind === 'checking' ? 'unknown' : 'pending';
  const operation =
    operationId === undefined || sentAt === undefined
      ? undefined
      : ({ id: operationId, kind: 'activate', state, sentAt } as const);
  return (
    <SinglePage title={titleOfActivation(outcome, language)} about={<LineName line={line} />}>
      <Pending lastCheckedAt={lastCheckedAt} operation={operation}>
        {text}
      </Pending>
      {/* Hides the amounts while the activation is sent, because a running step has no reply yet. */}
      {outcome.kind !== 'sending' && <Money result={result} />}
      <div className="acts">
        <HomeButton />
      </div>
    </SinglePage>
  );
}

/** The reply is missing: the known part of the money is shown, or that none was tried. */
function Checking({ result, isSaving }: { result: ActivationResult; isSaving: boolean }) {
  const copy = useCopy(activationResultMessages);
  const { nothing } = useCopy(activationMessages).money;
  const { unknown } = useCopy(chargeMessages);
  const { firstMonth } = result;
  if (isSaving) return <UnderWay result={result} text={`${copy.saving} ${nothing}`} />;
  return <UnderWay result={result} text={firstMonth ? copy.checking : `${copy.checking} ${unknown}`} />;
}

/** Future charge (MONEY-1), and amounts that were charged or held (ACTIVATE-36). */
function Money({ result: { charge, firstMonth } }: { result: ActivationResult }) {
  return (
    <>
      {charge && <ChargeLine isDone charge={charge} />}
      <FirstMonthText of={firstMonth} />
    </>
  );
}

function Successful({ result, isSetupLeft }: { result: ActivationResult; isSetupLeft: boolean }) {
  const { line, next, sim } = result;
  const copy = useCopy(activationResultMessages);
  const ordinals = useCopy(ordinalMessages);
  const text = copy.successText[sim === 'sim' ? 'sim' : isSetupLeft ? 'esim' : 'ready'];
  return (
    <div className="sheet">
      <Success said={copy.successful} title={useNumberTitle(line.msisdn, copy.successful)}>
        <p>
          <LineName line={{ ...line, msisdn: undefined }} />. {text}
        </p>
        <Money result={result} />
      </Success>
      <div className="acts">
        {isSetupLeft && <MainLink to={paths.continueSetup(line.ref)}>{copy.setup}</MainLink>}
        {next && (
          <ButtonLink main={!isSetupLeft} to={paths.activation(next.ref)}>
            {copy.next(lineInSentence(next, ordinals))}
          </ButtonLink>
        )}
        <HomeButton main={!isSetupLeft && !next} />
      </div>
    </div>
  );
}

interface FailedProps {
  line: ActivationResult['line'];
  said?: string | undefined;
  firstMonth?: FirstMonth | undefined;
  isAgain?: boolean | undefined;
}

/** The carrier could not activate the line: people do, and it can be tried again. */
function Failed({ line, said, firstMonth, isAgain = false }: FailedProps) {
  const { careNumber } = usePage().brand;
  const copy = useCopy(activationResultMessages);
  const moneyText = useFirstMonth(true);
  const { cantTell } = useCopy(chargeMessages);
  return (
    <SinglePage title={copy.failed} about={<LineName line={line} />}>
      <Note tone="bad" title={said} more={<p>{firstMonth ? moneyText(firstMonth) : cantTell}</p>}>
        {isAgain ? copy.failedAgain : copy.failedText} <CallLink number={careNumber} />.
      </Note>
      <div className="acts">
        <MainLink to={paths.activation(line.ref)}>{copy.again}</MainLink>
        <HomeButton />
      </div>
    </SinglePage>
  );
}
