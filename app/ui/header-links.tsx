import { Fragment } from 'react';
import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from './paths.ts';
import type { HeaderEntry, HeaderLink } from './header-entry.ts';
import { asLinked } from '../journey-path.ts';
import { useCopy, usePage } from './page-context.tsx';
import { useOffer } from './use-offer.ts';

const homePaths = ['/', paths.home, '/post-activation-home'];

/** Returns whether a link leads to the current page, or to the area that contains it. */
export function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path || (to === paths.home && homePaths.includes(path))) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A header's links; a group drops down. The link that the page belongs to is marked. */
export function HeaderLinks({ entries }: { entries: readonly HeaderEntry[] }) {
  return (
    <>
      {entries.map((entry) =>
        'links' in entry ? (
          <details className="drop" name="drop" key={entry.words}>
            <summary>{entry.words}</summary>
            <div>
              <Links links={entry.links} />
            </div>
          </details>
        ) : (
          <Links links={[entry]} key={entry.words} />
        ),
      )}
    </>
  );
}

/** Links, each with a space behind it for browsers without styles; the one that the page belongs to is marked. */
export function Links({ links }: { links: readonly HeaderLink[] }) {
  const path = asLinked(usePage().path);
  const { newTab } = useCopy(layoutMessages);
  const { offered } = useOffer();
  return (
    <>
      {offered(links).map(({ to, words, out }) => (
        <Fragment key={to}>
          <a
            href={to}
            aria-current={currentOf(to, path)}
            {...(out ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {words}
            {out && <span className="unseen">{newTab}</span>}
          </a>{' '}
        </Fragment>
      ))}
    </>
  );
}
