import { ButtonLink } from '#app/ui/button.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { CyclePlace } from '#rpc/portal/usage-history.ts';
import { accountMessages } from './account/copy.ts';

interface CycleLinksProps {
  place: CyclePlace;
  /** The address of the billing cycle that begins on a day. */
  to: (start: string) => string;
}

/** Links to the billing cycles beside this one; at the first and the last one they are disabled with the reason. */
export function CycleLinks({ place: { previous, next, isCut }, to }: CycleLinksProps) {
  const copy = useCopy(accountMessages).usage;
  const previousWords = <Words before="← ">{copy.previous}</Words>;
  const nextWords = <Words after=" →">{copy.next}</Words>;
  return (
    <div>
      <div className="acts">
        {previous ? (
          <ButtonLink to={to(previous)}>{previousWords}</ButtonLink>
        ) : (
          <DisabledAction id="usage-first">{previousWords}</DisabledAction>
        )}
        {next ? (
          <ButtonLink to={to(next)}>{nextWords}</ButtonLink>
        ) : (
          <DisabledAction id="usage-present">{nextWords}</DisabledAction>
        )}
      </div>
      {!previous && (
        <p className="why quiet small" id="usage-first">
          {isCut ? copy.isCut : copy.isFirst}
        </p>
      )}
      {!next && (
        <p className="why quiet small" id="usage-present">
          {copy.isPresent}
        </p>
      )}
    </div>
  );
}

/** One word for the eye, with its arrow; the whole for the ear. */
function Words({
  children: [word, rest],
  before,
  after,
}: {
  children: readonly [word: string, rest: string];
  before?: string;
  after?: string;
}) {
  return (
    <span>
      {before && <span aria-hidden="true">{before}</span>}
      {word}
      <span className="unseen"> {rest}</span>
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}
