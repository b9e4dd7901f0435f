import { layoutMessages } from '#app/copy/layout.ts';
import { lineInSentence, ordinalMessages } from '#app/copy/ordinal.ts';
import { HomeButton } from '#app/ui/next-step.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { Reason } from '#rpc/domain/permission.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { checklistMessages } from './copy.ts';

/** Why this line can't be activated now; a member whose group isn't active is greeted (ACTIVATE-29). */
export function BlockedView({ line, reason }: { line: LineName; reason: Reason }) {
  const { me } = usePage();
  const copy = useCopy(checklistMessages);
  const { backHome } = useCopy(layoutMessages);
  const ofLine = copy.title(lineInSentence(line, useCopy(ordinalMessages)));
  const isMember = reason === 'primary-not-active' || reason === 'not-yours';
  return (
    <SinglePage
      title={isMember && me?.firstName ? copy.hello(me.firstName) : ofLine}
      about={isMember ? ofLine : undefined}
      back={{ to: paths.home, words: backHome }}
    >
      <Refused reason={reason} />
      <div className="acts">
        <HomeButton main />
      </div>
    </SinglePage>
  );
}
