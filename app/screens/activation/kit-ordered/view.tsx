import { chargeMessages } from '#app/copy/charge.ts';
import type { Language } from '#app/copy/language.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { NotDone, OperationEnd, titleByState } from '#app/ui/journey-end.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Reference } from '#app/ui/reference.tsx';
import { Success } from '#app/ui/success.tsx';
import type { KitResult } from './intent.ts';
import { kitMessages } from '../kit/copy.ts';

/** The outcome of the order of a SIM kit (ACTIVATE-12). */
export function KitOrderedView({ result, operationId }: { result: KitResult; operationId: string }) {
  const copy = useCopy(kitMessages);
  const { line } = result;
  const { language } = usePage();
  const { unknown, cantTell } = useCopy(chargeMessages);
  const title = titleOfKit(result, language);
  const home = { to: paths.postActivationHome, words: copy.confirmed.home };
  const retryPath = paths.activationStep(line.ref, 'kit');
  return (
    <OperationEnd
      kind="sim-kit"
      result={{ ...result, operationId }}
      title={title}
      line={line}
      said={result.message}
      again={retryPath}
      back={home}
      words={{
        pending: copy.orderingText,
        unknown: `${copy.unknownText} ${unknown}`,
        needsCare: `${cantTell} ${copy.needsCare}`,
      }}
      done={
        <div className="sheet">
          <Success title={title}>
            <p>
              <LineName line={line} />. {copy.confirmed.text}
            </p>
            {result.charge && <ChargeLine isDone charge={result.charge} />}
          </Success>
          <Reference id={operationId} />
          <div className="acts">
            <MainLink to={paths.trackOrder(line.ref)}>{copy.confirmed.track}</MainLink>
            <ButtonLink to={home.to}>{home.words}</ButtonLink>
          </div>
        </div>
      }
      refused={
        <NotDone
          title={title}
          line={line}
          said={result.message}
          again={{ to: retryPath, words: copy.again }}
          back={home}
        >
          {copy.refused}
        </NotDone>
      }
    />
  );
}

/** Returns the title of the page and its tab, by the state of the order. */
export function titleOfKit({ state }: Pick<KitResult, 'state'>, language: Language): string {
  const copy = kitMessages[language];
  return titleByState(state, language, {
    pending: copy.ordering,
    unknown: copy.ordering,
    done: copy.confirmed.title,
    refused: copy.failed,
  });
}
