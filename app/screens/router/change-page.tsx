import type { ReactNode } from 'react';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import type { RouterPage, SeenRouter } from './router/intent.ts';
import { routerMessages } from './router/copy.ts';
import { Note } from '#app/ui/banner.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { MissingNote } from '#app/ui/missing.tsx';

interface ChangePageProps {
  title: string;
  page: RouterPage;
  /** Renders the form, where the router can be changed. */
  children: (device: SeenRouter) => ReactNode;
}

/** The page of one change of the router, or the reason why there is none right now (ROUTER-6, ROUTER-7). */
export function ChangePage({ title, page: { device, isUnknown, decision }, children }: ChangePageProps) {
  const { back } = useCopy(routerMessages);
  return (
    <SinglePage title={title} back={{ to: paths.router(), words: back }}>
      {!decision.allowed ? (
        <Refused why={decision} />
      ) : device ? (
        children(device)
      ) : (
        <RouterMissing isUnknown={isUnknown} />
      )}
    </SinglePage>
  );
}

/** The notice for a router that the carrier does not have or did not return. */
export function RouterMissing({ isUnknown }: { isUnknown: boolean }) {
  const { supportNumber } = usePage().brand;
  const copy = useCopy(routerMessages);
  if (isUnknown) return <MissingNote tone="warn">{copy.unknown}</MissingNote>;
  return (
    <Note tone="warn">
      <CallText number={supportNumber}>{copy.none(supportNumber)}</CallText>
    </Note>
  );
}
