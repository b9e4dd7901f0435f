import { useId } from 'react';
import { layoutMessages } from '#app/copy/layout.ts';
import { type HeaderEntry, ownPages } from './header-entry.ts';
import type { HeaderKind } from './header-kind.ts';
import { HeaderLinks, Links } from './header-links.tsx';
import { type Me, useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';

// React writes these attributes unchanged; its types lack them.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: '';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}

/**
 * Links of a header and the customer's own pages, once for all widths (SHELL-15, SHELL-31). On a phone they are in a
 * popover. On a wide screen the links are in the header, and the customer's own pages are in a popover. Without
 * popovers the list is open in the page.
 */
export function HeaderMenu({ kind, entries }: { kind: HeaderKind; entries: readonly HeaderEntry[] }) {
  const { me } = usePage();
  const id = useId();
  const copy = useCopy(layoutMessages);
  const words = (
    <>
      <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h16M4 12h16M4 17h16" />
      </svg>
      <span className={me ? undefined : 'unseen'}>{copy.menu}</span>
    </>
  );
  return (
    <>
      <button type="button" className="menu on-phone" popovertarget={id}>
        {words}
      </button>{' '}
      <details>
        <summary className="menu">{words}</summary>
      </details>
      <div className="nav" id={id} popover="">
        <nav aria-label={kind === 'full' ? copy.moreNav : copy.mainNav}>
          <HeaderLinks entries={entries} />
        </nav>
        {me && <OwnMenu kind={kind} me={me} />}
      </div>
    </>
  );
}

/** One's own pages and Log out (SHELL-9). */
function OwnMenu({ kind, me }: { kind: HeaderKind; me: Me }) {
  const { tokens } = usePage();
  const id = useId();
  const copy = useCopy(layoutMessages);
  return (
    <>
      <button type="button" className="menu on-wide" popovertarget={id}>
        {me.firstName ?? copy.menu}
        {me.firstName && <span className="unseen">{copy.menuOf}</span>}
      </button>
      <div className="own" id={id} popover="">
        <Links
          links={ownPages(kind, me).map((name) => ({
            to: paths[name],
            words: name === 'account' || name === 'settings' ? copy.areas[name] : copy[name],
          }))}
        />
        <form method="post" action={paths.logout}>
          <input type="hidden" name="_token" value={tokens.logout} />
          <button type="submit">{copy.logOut}</button>
        </form>
      </div>
    </>
  );
}
