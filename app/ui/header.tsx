import { frameCopies } from '#app/copy/frame.ts';
import { address } from './address.ts';
import { AreaLinks } from './area-links.tsx';
import { headerKind } from './header-kind.ts';
import { usePage } from './page-facts.tsx';
import { useCopy } from './use-copy.ts';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  const page = usePage();
  const copy = useCopy(frameCopies);
  const kind = headerKind(page);
  return (
    <header className="bar">
      <div>
        <a className="logo" href={page.me ? address.home : '/mobile-login'}>
          <Logo />
          {page.brand.shortName}
        </a>
        {kind === 'public' ? (
          <nav className="nav" aria-label={copy.mainNav}>
            <a href={address.support} aria-current={page.path === address.support ? 'page' : undefined}>
              {copy.help}
            </a>{' '}
            <a className="sign-in" href={address.login}>
              {copy.signIn}
            </a>
          </nav>
        ) : (
          <>
            <nav className="nav on-wide" aria-label={copy.mainNav}>
              <AreaLinks kind={kind} />
            </nav>
            <UserMenu kind={kind} />
          </>
        )}
      </div>
    </header>
  );
}

function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="currentColor" opacity=".15" />
      <path d="M7 19V9m5 10v-6m5 6V7m5 12v-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
