import { addLineMessages } from '#app/copy/add-line.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from '#app/ui/paths.ts';
import { HomeButton } from '#app/ui/button.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { Blocked } from '#rpc/domain/decision.ts';

/** Reason that the viewer cannot add a line, and the remedies (ADDLINE-19). */
export function BlockedView({ why }: { why: Blocked }) {
  const { title } = useCopy(addLineMessages);
  const { backHome } = useCopy(layoutMessages);
  return (
    <SinglePage title={title} back={{ to: paths.home, words: backHome }}>
      <Refused why={why} />
      <div className="acts">
        <HomeButton main />
      </div>
    </SinglePage>
  );
}
