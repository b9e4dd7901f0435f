import { frameCopy } from '#app/copy/frame.ts';
import { address } from './address.ts';
import { headerKind } from './header-kind.ts';
import { type PageFacts, usePage } from './page-facts.tsx';
import { UserMenu } from './user-menu.tsx';

const homePaths = ['/', address.home, '/post-activation-home'];

/** The areas of the portal, as links, with the one that the page belongs to. */
export function AreaLinks({ page }: { page: PageFacts }) {
  const { areas } = frameCopy;
  const links = [
    { to: address.home, words: areas.home, here: homePaths.includes(page.path) },
    { to: address.account, words: areas.account },
    ...(page.nav.services ? [{ to: address.services, words: areas.services }] : []),
    { to: address.support, words: areas.support },
    { to: address.settings, words: areas.settings },
  ];
  return (
    <>
      {links.map(({ to, words, here = page.path === to }) => (
        <a key={to} href={to} aria-current={here ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </>
  );
}

export function Header() {
  const page = usePage();
  const kind = headerKind(page);
  return (
    <header className="bar">
      <div>
        <a className="logo" href={page.me ? address.home : '/mobile-login'}>
          <Logo />
          {page.brand.shortName}
        </a>
        {kind === 'full' && (
          <nav className="nav on-wide" aria-label={frameCopy.mainNav}>
            <AreaLinks page={page} />
          </nav>
        )}
        {kind === 'support' && (
          <nav className="nav" aria-label={frameCopy.mainNav}>
            <a href={address.support} aria-current={page.path === address.support ? 'page' : undefined}>
              {frameCopy.areas.support}
            </a>
          </nav>
        )}
        {kind === 'public' ? (
          <nav className="nav" aria-label={frameCopy.mainNav}>
            <a href={address.support} aria-current={page.path === address.support ? 'page' : undefined}>
              {frameCopy.help}
            </a>
            <a className="sign-in" href={address.login}>
              {frameCopy.signIn}
            </a>
          </nav>
        ) : (
          <UserMenu areas={kind === 'full'} />
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
