import { chargeMessages } from '#app/copy/charge.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { topUpMessages } from '#app/copy/top-up.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { dataLeftText } from '#app/ui/data-size.tsx';
import { Money } from '#app/ui/money.tsx';
import { NeedsCare } from '#app/ui/needs-care.tsx';
import { CallButton } from '#app/ui/next-step.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { Pending } from '#app/ui/pending.tsx';
import { SpokenReference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { TopUpResult } from '../intent.ts';
import { resultMessages } from './copy.ts';
import { titleOfTopUp } from './top-up-title.ts';

/** The end of Add Data: how it went, or how it is going. */
export function ResultView({ result }: { result: TopUpResult }) {
  const copy = useCopy(resultMessages);
  const size = useCopy(topUpMessages).size(result.gigabytes);
  const line = lineInSentence(result.line, useCopy(ordinalMessages));
  const { unknown, cantTell } = useCopy(chargeMessages);
  switch (result.state) {
    case 'sending':
    case 'pending':
      return <UnderWay result={result} text={copy.addingText} />;
    case 'unknown':
      return <UnderWay result={result} text={`${copy.checkingText(size)} ${unknown}`} />;
    case 'done':
      return <Done result={result} size={size} line={line} />;
    case 'refused':
      return <Refused result={result} />;
    case 'needs-care':
      return (
        <NeedsCare line={result.line} reference={result.operationId} back={{ to: paths.home, words: copy.home }}>
          {`${cantTell} ${copy.needsCare}`}
        </NeedsCare>
      );
  }
}

function UnderWay({ result, text }: { result: TopUpResult; text: string }) {
  const copy = useCopy(resultMessages);
  const title = titleOfTopUp(result, usePage().language);
  return (
    <SinglePage title={title} about={<LineName line={result.line} />}>
      <Pending lastCheckedAt={result.lastCheckedAt}>{text}</Pending>
      <div className="acts">
        <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

function Done({ result, size, line }: { result: TopUpResult; size: string; line: string }) {
  const copy = useCopy(resultMessages);
  const topUp = useCopy(topUpMessages);
  const { reference } = useCopy(journeyMessages);
  const { charge } = result;
  return (
    <SinglePage title={titleOfTopUp(result, usePage().language)} about={<LineName line={result.line} />}>
      <Banner tone="ok" stays>
        {copy.doneText(size, line)}
      </Banner>
      <div className="card">
        <Summary
          rows={[
            ...(result.usage && result.usage.maxBytes > 0 && !result.usage.unlimited
              ? [{ term: copy.left, value: <b className="price">{dataLeftText(result.usage)}</b> }]
              : []),
            ...(charge
              ? [{ term: charge.isTaxed ? topUp.total : topUp.charge, value: <Money cents={charge.cents} /> }]
              : []),
            { term: reference, value: <SpokenReference id={result.operationId} /> },
          ]}
        />
        {charge && <ChargeLine isDone charge={charge} />}
      </div>
      <div className="acts">
        <ButtonLink main to={paths.home}>
          {copy.home}
        </ButtonLink>
        <ButtonLink to={paths.addData(result.line.ref)}>{copy.another}</ButtonLink>
      </div>
    </SinglePage>
  );
}

/** Unavailable (resCode 40625) asks people to call; everything else can be tried again (ERROR-5, ERROR-6). */
function Refused({ result }: { result: TopUpResult }) {
  const copy = useCopy(resultMessages);
  const { tryAgain } = useCopy(problemMessages);
  const { nothing } = useCopy(chargeMessages);
  const { brand } = usePage();
  const unavailable = result.refusal === 'unavailable';
  return (
    <SinglePage title={titleOfTopUp(result, usePage().language)} about={<LineName line={result.line} />}>
      {unavailable ? (
        <>
          <LetsTalk id="unavailable" />
          <p>
            <b>{nothing}</b>
          </p>
        </>
      ) : (
        <Banner tone="bad" title={result.refusal === 'never-arrived' ? undefined : nothing} stays>
          {result.refusal === 'never-arrived' ? copy.neverArrived : copy.failed.text}
        </Banner>
      )}
      <div className="acts">
        {unavailable ? (
          <DisabledAction id="unavailable">{tryAgain}</DisabledAction>
        ) : (
          <ButtonLink main to={paths.addData(result.line.ref)}>
            {tryAgain}
          </ButtonLink>
        )}
        <CallButton main={unavailable} number={unavailable ? brand.supportNumber : brand.careNumber} />
        <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
      </div>
    </SinglePage>
  );
}
