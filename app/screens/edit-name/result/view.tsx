import type { Language } from '#app/copy/language.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { MainLink } from '#app/ui/button.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { NotDone, OperationEnd, titleByState } from '#app/ui/journey-end.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Reference } from '#app/ui/reference.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import type { RenameResult } from '../intent.ts';
import { nameResultMessages } from '../copy.ts';

/** The last page of Edit name, with the state of the rename. */
export function NameResultView({ result }: { result: RenameResult }) {
  const copy = useCopy(nameResultMessages);
  const { fallback } = useCopy(problemMessages);
  const { line, entry } = result;
  const title = titleOfName(result, usePage().language);
  const homeLink = { to: paths.home, words: copy.home };
  const retryPath = paths.rename(line.ref);
  const isLost = entry.refusal === 'absent';
  return (
    <OperationEnd
      kind="rename"
      result={{ ...entry, operationId: entry.id }}
      title={title}
      line={line}
      again={retryPath}
      back={homeLink}
      words={{ unknown: copy.checkingText, needsCare: copy.needsCare }}
      done={<Done result={result} />}
      // A refused rename changed nothing, so the page offers another try (ERROR-1).
      refused={
        <NotDone
          title={title}
          line={line}
          said={isLost ? undefined : copy.notChanged}
          again={{ to: retryPath }}
          back={homeLink}
        >
          {isLost ? copy.neverArrived : fallback.text}
        </NotDone>
      }
    />
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

/** Returns the title of the page and its tab, by the state of the rename. */
export function titleOfName({ line, entry }: Pick<RenameResult, 'line' | 'entry'>, language: Language): string {
  const copy = nameResultMessages[language];
  return titleByState(entry.state, language, {
    pending: copy.underWay(lineInSentence(line, ordinalMessages[language])),
    unknown: copy.checking,
    done: copy.done.title,
    refused: problemMessages[language].fallback.title,
  });
}
