import { frameCopies } from '#app/copy/frame.ts';
import { address } from './address.ts';
import { AreaLinks } from './area-links.tsx';
import type { HeaderKind } from './header-kind.ts';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';

/** Profile and Log out; on a phone also the areas. A `<details>`, so that it opens with no script. */
export function UserMenu({ kind }: { kind: Exclude<HeaderKind, 'public'> }) {
  const { me, path, tokens } = usePage();
  const copy = useCopy(frameCopies);
  return (
    <details className="menu">
      <summary>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <path d="M2 4h14M2 9h14M2 14h14" />
        </svg>
        <span>{me?.firstName ?? copy.menu}</span>
        {me?.firstName && <span className="unseen">{copy.menuOf}</span>}
      </summary>
      <div className="panel">
        <nav className="on-phone" aria-label={copy.menu}>
          <AreaLinks kind={kind} />
          <hr />
        </nav>
        {me?.accountKnown && (
          <a href={address.profile} aria-current={path === address.profile ? 'page' : undefined}>
            {copy.profile}
          </a>
        )}
        <form method="post" action={address.logout}>
          <input type="hidden" name="_token" value={tokens.logout} />
          <button type="submit">{copy.logOut}</button>
        </form>
      </div>
    </details>
  );
}
