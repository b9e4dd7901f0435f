import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { NeedsCare } from '#app/ui/needs-care.tsx';
import { Pending } from '#app/ui/pending.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { RenameResult } from '#rpc/portal/rename.ts';
import { nameResultMessages } from './copy.ts';

/** The end of Edit name: how it went, or how it is going. */
export function NameResultView({ result }: { result: RenameResult }) {
  const copy = useCopy(nameResultMessages);
  const line = lineInSentence(result.line, useCopy(ordinalMessages));
  switch (result.entry.state) {
    case 'sending':
    case 'pending':
      return <UnderWay result={result} title={copy.underWay(line)} text={copy.underWayText} />;
    case 'unknown':
      return <UnderWay result={result} title={copy.checking} text={copy.checkingText} />;
    case 'done':
      return <Done result={result} />;
    case 'refused':
      return <Failed result={result} />;
    case 'needs-care':
      return (
        <NeedsCare line={result.line} reference={result.entry.id} back={{ to: paths.home, words: copy.home }}>
          {copy.needsCare}
        </NeedsCare>
      );
  }
}

function UnderWay({ result: { line, entry }, title, text }: { result: RenameResult; title: string; text: string }) {
  const { home } = useCopy(nameResultMessages);
  return (
    <SinglePage title={title} about={<LineName line={line} />}>
      <Pending lastCheckedAt={entry.lastCheckedAt}>{text}</Pending>
      <div className="acts">
        <ButtonLink to={paths.home}>{home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

function Done({ result: { line, entry } }: { result: RenameResult }) {
  const { done, home } = useCopy(nameResultMessages);
  return (
    <SinglePage title={done.title} about={<LineName line={line} />}>
      <Banner tone="ok" stays>
        {done.text(lineTitle(line, useCopy(ordinalMessages)))}
      </Banner>
      <Reference id={entry.id} />
      <div className="acts">
        <ButtonLink main to={paths.home}>
          {home}
        </ButtonLink>
      </div>
    </SinglePage>
  );
}

/** Nothing was changed, and it can be tried again (ERROR-1). */
function Failed({ result: { line, entry } }: { result: RenameResult }) {
  const { neverArrived, home } = useCopy(nameResultMessages);
  const { fallback, tryAgain } = useCopy(problemMessages);
  return (
    <SinglePage title={fallback.title} about={<LineName line={line} />}>
      <Banner tone="bad">{entry.refusal === 'never-arrived' ? neverArrived : fallback.text}</Banner>
      <div className="acts">
        <ButtonLink main to={paths.rename(line.ref)}>
          {tryAgain}
        </ButtonLink>
        <ButtonLink to={paths.home}>{home}</ButtonLink>
      </div>
    </SinglePage>
  );
}
