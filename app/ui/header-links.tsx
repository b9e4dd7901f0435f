import { Fragment } from 'react';
import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from './paths.ts';
import type { HeaderEntry, HeaderLink } from './header-entry.ts';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

const homePaths = ['/', paths.home, '/post-activation-home'];
/** Pages that are reached from Account and have no link of their own. */
const accountPaths = [paths.account, paths.bills, paths.activity];

/** Is a link the page itself, or the area that the page is in? */
function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path || (to === paths.home && homePaths.includes(path))) return 'page';
  return to === paths.account && accountPaths.some((area) => path === area || path.startsWith(`${area}/`))
    ? 'true'
    : undefined;
}

/** A header's links beside each other; a group drops down. The link that the page belongs to is marked. */
export function WideLinks({ entries }: { entries: readonly HeaderEntry[] }) {
  return (
    <>
      {entries.map((entry) =>
        'links' in entry ? (
          <details className="menu" name="drop" key={entry.words}>
            <summary>{entry.words}</summary>
            <div className="panel">
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

/** The same under each other, for the menu of a phone. */
export function TallLinks({ entries }: { entries: readonly HeaderEntry[] }) {
  return (
    <>
      {entries.map((entry) =>
        'links' in entry ? (
          <Fragment key={entry.words}>
            <p className="quiet small">{entry.words}</p>
            <Links links={entry.links} />
          </Fragment>
        ) : (
          <Links links={[entry]} key={entry.words} />
        ),
      )}
    </>
  );
}

function Links({ links }: { links: readonly HeaderLink[] }) {
  const { path } = usePage();
  const { newTab } = useCopy(layoutMessages);
  return (
    <>
      {links.map(({ to, words, out }) => (
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
