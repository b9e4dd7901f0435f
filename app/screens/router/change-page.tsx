import type { ReactNode } from 'react';
import { paths } from '#app/ui/paths.ts';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { RouterPage, SeenRouter } from './router/intent.ts';
import { routerMessages } from './router/copy.ts';
import { RouterMissing } from './router-missing.tsx';

interface ChangePageProps {
  title: string;
  page: RouterPage;
  /** The form, where the router takes a change. */
  children: (device: SeenRouter) => ReactNode;
}

/** The page of one change of the router, or why there is none right now (ROUTER-6, ROUTER-7). */
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
