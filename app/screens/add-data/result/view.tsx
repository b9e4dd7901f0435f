import { chargeMessages } from '#app/copy/charge.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { successMessages } from '#app/copy/success.ts';
import { topUpMessages } from '#app/copy/top-up.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink, CallButton, MainLink } from '#app/ui/button.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { dataLeftText } from '#app/ui/data-size.tsx';
import { OperationEnd, titleByState } from '#app/ui/journey-end.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Success } from '#app/ui/success.tsx';
import { type DataNow, leftOf } from '#rpc/domain/facts/data-now.ts';
import type { TopUpResult } from '../intent.ts';
import { resultMessages } from './copy.ts';
import type { Language } from '#app/copy/language.ts';

/** The end of Add Data: how it went, or how it is going. */
export function ResultView({ result }: { result: TopUpResult }) {
  const copy = useCopy(resultMessages);
  const size = useCopy(topUpMessages).size(result.gigabytes);
  const line = lineInSentence(result.line, useCopy(ordinalMessages));
  const { unknown, cantTell } = useCopy(chargeMessages);
  const title = titleOfTopUp(result, usePage().language);
  return (
    <OperationEnd
      kind="top-up"
      result={result}
      title={title}
      line={result.line}
      again={paths.addData(result.line.ref)}
      back={{ to: paths.home, words: copy.home }}
      words={{
        unknown: `${copy.checkingText(size)} ${unknown}`,
        needsCare: `${cantTell} ${copy.needsCare}`,
      }}
      done={<Done result={result} size={size} line={line} />}
      refused={<Refused result={result} />}
    />
  );
}

/** Returns when the data can be used, as far as the state of the line's data shows it (TOPUP-12). */
function useWhen(data: DataNow | undefined): string {
  const { after } = useCopy(topUpMessages);
  switch (data?.kind) {
    case 'usable':
    case 'unlimited':
      return after.now;
    case 'paused':
    case 'not-installed':
    case 'suspended':
      return after[data.kind];
    default:
      return '';
  }
}

function Done({ result, size, line }: { result: TopUpResult; size: string; line: string }) {
  const copy = useCopy(resultMessages);
  const { dataLeft } = useCopy(successMessages);
  const { actions } = useCopy(lineCardMessages);
  const { charge, data } = result;
  const use = useWhen(data);
  const title = titleOfTopUp(result, usePage().language);
  const left = data && leftOf(data);
  const isCounted = left && left.leftBytes > 0 && !left.unlimited;
  return (
    <div className="sheet">
      <Success said={title} title={isCounted ? dataLeft(dataLeftText(left)) : title}>
        <p>
          {copy.doneText(size, line)} {use}
        </p>
        {charge && <ChargeLine isDone charge={charge} />}
      </Success>
      <Reference id={result.operationId} />
      <div className="acts">
        {data?.kind === 'not-installed' ? (
          <MainLink to={paths.esimSetup(result.line.ref)}>{actions['complete-esim-setup']}</MainLink>
        ) : (
          <MainLink to={paths.home}>{copy.home}</MainLink>
        )}
        <ButtonLink to={paths.addData(result.line.ref)}>{copy.another}</ButtonLink>
      </div>
    </div>
  );
}

/** Unavailable (resCode 40625) needs a call to care; everything else can be retried (ERROR-5, ERROR-6). */
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
        <Banner tone="bad" title={result.refusal === 'absent' ? undefined : nothing} stays>
          {result.refusal === 'absent' ? copy.neverArrived : copy.failed.text}
        </Banner>
      )}
      <div className="acts">
        {unavailable ? (
          <DisabledAction id="unavailable">{tryAgain}</DisabledAction>
        ) : (
          <MainLink to={paths.addData(result.line.ref)}>{tryAgain}</MainLink>
        )}
        <CallButton main={unavailable} number={unavailable ? brand.supportNumber : brand.careNumber} />
        <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

/** Returns the title of the page and its tab, by the top-up's state. */
export function titleOfTopUp({ state, refusal, gigabytes, line }: TopUpResult, language: Language): string {
  const copy = resultMessages[language];
  const { size, title } = topUpMessages[language];
  return titleByState(state, language, {
    pending: copy.adding(size(gigabytes), lineInSentence(line, ordinalMessages[language])),
    unknown: copy.checking,
    done: copy.done(size(gigabytes)),
    refused: refusal === 'unavailable' ? title : copy.failed.title,
  });
}
