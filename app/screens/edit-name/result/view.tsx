import { journeyMessages } from '#app/copy/journey.ts';
import type { Language } from '#app/copy/language.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink, CallButton, MainLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { NeedsCare } from '#app/ui/needs-care.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Pending } from '#app/ui/pending.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import type { RenameResult } from '../intent.ts';
import { nameResultMessages } from '../copy.ts';

/** The end of Edit name: how it went, or how it is going. */
export function NameResultView({ result }: { result: RenameResult }) {
  const copy = useCopy(nameResultMessages);
  switch (result.entry.state) {
    case 'sending':
    case 'pending':
      return <UnderWay result={result} text={copy.underWayText} />;
    case 'unknown':
      return <UnderWay result={result} text={copy.checkingText} />;
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

function UnderWay({ result, text }: { result: RenameResult; text: string }) {
  const { line, entry } = result;
  const { home } = useCopy(nameResultMessages);
  return (
    <SinglePage title={titleOfName(result, usePage().language)} about={<LineName line={line} />}>
      <Pending lastCheckedAt={entry.lastCheckedAt}>{text}</Pending>
      <div className="acts">
        <ButtonLink to={paths.home}>{home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

function Done({ result }: { result: RenameResult }) {
  const { line, entry } = result;
  const { done, home } = useCopy(nameResultMessages);
  return (
    <SinglePage title={titleOfName(result, usePage().language)} about={<LineName line={line} />}>
      <Banner tone="ok" stays>
        {done.text(lineTitle(line, useCopy(ordinalMessages)))}
      </Banner>
      <Reference id={entry.id} />
      <div className="acts">
        <MainLink to={paths.home}>{home}</MainLink>
      </div>
    </SinglePage>
  );
}

/** Nothing was changed, and it can be tried again (ERROR-1). */
function Failed({ result }: { result: RenameResult }) {
  const { line, entry } = result;
  const { brand, language } = usePage();
  const { notChanged, neverArrived, home } = useCopy(nameResultMessages);
  const { fallback, tryAgain } = useCopy(problemMessages);
  return (
    <SinglePage title={titleOfName(result, language)} about={<LineName line={line} />}>
      {entry.refusal === 'never-arrived' ? (
        <Banner tone="bad" stays>
          {neverArrived}
        </Banner>
      ) : (
        <Banner tone="bad" title={notChanged} stays>
          {fallback.text}
        </Banner>
      )}
      <div className="acts">
        <MainLink to={paths.rename(line.ref)}>{tryAgain}</MainLink>
        <CallButton number={brand.careNumber} />
        <ButtonLink to={paths.home}>{home}</ButtonLink>
      </div>
    </SinglePage>
  );
}

/** What the page and its tab are called, by how the change of a name goes. */
export function titleOfName({ line, entry }: Pick<RenameResult, 'line' | 'entry'>, language: Language): string {
  const copy = nameResultMessages[language];
  switch (entry.state) {
    case 'sending':
    case 'pending':
      return copy.underWay(lineInSentence(line, ordinalMessages[language]));
    case 'unknown':
      return copy.checking;
    case 'done':
      return copy.done.title;
    case 'refused':
      return problemMessages[language].fallback.title;
    case 'needs-care':
      return journeyMessages[language].callUs;
  }
}
