import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from './paths.ts';
import { headerEntries } from './header-entry.ts';
import { journeyOf } from '../journey-path.ts';
import { headerKind } from './header-kind.ts';
import { HeaderMenu } from './header-menu.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { TabBar } from './tab-bar.tsx';

/** The top of every page; which of its kinds, `headerKind` decides. */
export function Header() {
  const page = usePage();
  const copy = useCopy(layoutMessages);
  const kind = headerKind(page);
  const entries = headerEntries(kind, page, copy);
  const isCare = kind === 'care';
  const logoLeadsTo = isCare ? paths.care : page.me ? paths.home : paths.preLogin;
  const journey = kind === 'simple' ? journeyOf(page.path) : undefined;
  return (
    <header className={kind === 'public' ? 'bar public' : 'bar'}>
      <a className="skip unseen" href="#main">
        {copy.skip}
      </a>{' '}
      <a className="logo" href={logoLeadsTo}>
        <svg
          width="1.75rem"
          height="1.75rem"
          viewBox={page.brand.logo.viewBox}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: page.brand.logo.shapes }}
        />
        {page.brand.shortName}
      </a>{' '}
      {journey && <b className="journey">{copy.journeys[journey]}</b>}{' '}
      {!page.me && !isCare && (
        <a className="btn sign-in" href={paths.login}>
          {copy.signIn}
        </a>
      )}{' '}
      {kind === 'full' && <TabBar />}
      {!isCare && <HeaderMenu kind={kind} entries={entries} />}
    </header>
  );
}
