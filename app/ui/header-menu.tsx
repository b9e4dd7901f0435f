import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from './paths.ts';
import { type HeaderEntry, ownPages } from './header-entry.ts';
import type { HeaderKind } from './header-kind.ts';
import { TallLinks } from './header-links.tsx';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/**
 * One's own pages and Log out; on a phone also the header's links, for visitors those alone. A `<details>`, so that it
 * opens with no script.
 */
export function HeaderMenu({ kind, entries }: { kind: HeaderKind; entries: readonly HeaderEntry[] }) {
  const { me, path, tokens } = usePage();
  const copy = useCopy(layoutMessages);
  const own = me ? ownPages(kind, me) : [];
  return (
    <details className={me ? 'menu' : 'menu on-phone'}>
      <summary>
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M2 4h14M2 9h14M2 14h14" />
        </svg>
        <span className={me ? undefined : 'unseen'}>{me?.firstName ?? copy.menu}</span>
        {me?.firstName && <span className="unseen">{copy.menuOf}</span>}
      </summary>
      <div className="panel slide">
        <nav className="on-phone" aria-label={copy.menu}>
          <TallLinks entries={entries} />
          {me && <hr />}
        </nav>
        {own.map((name) => (
          <a href={paths[name]} aria-current={path === paths[name] ? 'page' : undefined} key={name}>
            {copy[name]}
          </a>
        ))}
        {me && (
          <form method="post" action={paths.logout}>
            <input type="hidden" name="_token" value={tokens.logout} />
            <button type="submit">{copy.logOut}</button>
          </form>
        )}
      </div>
    </details>
  );
}
