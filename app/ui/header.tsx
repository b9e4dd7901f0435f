import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from './paths.ts';
import { headerEntries } from './header-entry.ts';
import { headerKind, journeyOf } from './header-kind.ts';
import { HeaderMenu } from './header-menu.tsx';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/** The top of every page; which of its kinds, `headerKind` decides. */
export function Header() {
  const page = usePage();
  const copy = useCopy(layoutMessages);
  const kind = headerKind(page);
  const entries = headerEntries(kind, page, copy);
  const journey = kind === 'simple' ? journeyOf(page.path) : undefined;
  return (
    <header className={kind === 'public' ? 'bar public' : 'bar'}>
      <div>
        <a className="logo" href={page.me ? paths.home : paths.preLogin}>
          <Logo />
          {page.brand.shortName}
        </a>{' '}
        {journey && <b className="journey">{copy.journeys[journey]}</b>}{' '}
        {!page.me && (
          <a className="sign-in" href={paths.login}>
            {copy.signIn}
          </a>
        )}{' '}
        <HeaderMenu kind={kind} entries={entries} />
      </div>
    </header>
  );
}

function Logo() {
  return (
    <svg width="1.75rem" height="1.75rem" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="currentColor" opacity=".15" />
      <path d="M7 19V9m5 10v-6m5 6V7m5 12v-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
