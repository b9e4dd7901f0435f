import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { HomeButton } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useWayBack } from '#app/ui/way-back.ts';
import type { Blocked } from '#rpc/domain/decision.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { checklistMessages } from './copy.ts';

/** Reason that this line can't be activated now; a member whose group isn't active is greeted (ACTIVATE-29). */
export function BlockedView({ line, why }: { line: LineName; why: Blocked }) {
  const { me } = usePage();
  const copy = useCopy(checklistMessages);
  const ofLine = copy.title(lineInSentence(line, useCopy(ordinalMessages)));
  const isMember = !me?.isPrimary && (why.reason === 'primary-not-active' || why.reason === 'not-yours');
  return (
    <SinglePage
      title={isMember && me?.firstName ? copy.hello(me.firstName) : ofLine}
      about={isMember ? ofLine : undefined}
      back={useWayBack()}
    >
      <Refused why={why} />
      <div className="acts">
        <HomeButton main />
      </div>
    </SinglePage>
  );
}
