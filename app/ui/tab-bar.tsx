import { Fragment } from 'react';
import { layoutMessages } from '#app/copy/layout.ts';
import { currentOf } from './header-links.tsx';
import { asLinked } from '../journey-path.ts';
import { useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';
import { useOffer } from './use-offer.ts';

/**
 * The four main areas: at the bottom of a phone's screen, in the header of wide ones (SHELL-6). They come first in the
 * page, so that text browsers and screen readers meet them there.
 */
export function TabBar() {
  const { path: shownPath, me } = usePage();
  const path = asLinked(shownPath);
  const { mainNav, areas, bills } = useCopy(layoutMessages);
  const { offered } = useOffer();
  const tabs = [
    { to: paths.home, words: areas.home, drawing: 'm3 11 9-7 9 7v9h-6v-6H9v6H3z' },
    { to: paths.bills, words: bills, drawing: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zm4 6h6m-6 4h6' },
    {
      to: paths.account,
      words: areas.account,
      drawing: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4 4-5 8-5s8 1 8 5',
    },
    { to: paths.support, words: areas.support, drawing: 'M4 4h16v12H9l-5 4z' },
  ];
  return (
    <nav className="tabs" aria-label={mainNav}>
      {offered(tabs.filter(({ to }) => to !== paths.bills || me?.isPrimary !== false)).map(({ to, words, drawing }) => (
        <Fragment key={to}>
          <a href={to} aria-current={currentOf(to, path)}>
            <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawing} />
            </svg>
            {words}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
