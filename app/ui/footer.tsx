import { layoutMessages } from '#app/copy/layout.ts';
import { languageNames, languages } from '#app/copy/language.ts';
import { headerKind } from './header-kind.ts';
import { paths } from './paths.ts';
import { useCopy, usePage } from './page-context.tsx';
import { SocialLink } from './social-link.tsx';

/**
 * The bottom of a page. Public pages have all of it (SHELL-13); signed-in ones fold what is rarely needed, and journeys
 * leave that out (SHELL-30), as does the desk of the care team.
 */
export function Footer() {
  const page = usePage();
  const copy = useCopy(layoutMessages);
  const kind = headerKind(page);
  const everyday = (
    <>
      <a href={paths.support}>{copy.helpAndSupport}</a> <a href={paths.terms}>{copy.terms}</a>{' '}
      <a href={paths.privacy}>{copy.privacy}</a>
    </>
  );
  const copyright = copy.copyright(page.today.slice(0, 4), page.brand.copyrightHolder);
  return (
    <footer className={kind === 'full' ? 'foot tabbed' : 'foot'}>
      <nav aria-label={copy.footNav}>
        {kind === 'public' && <About />} {everyday}{' '}
        {kind === 'public' && <a href={paths.accessibility}>{copy.accessibility}</a>}
        {!['public', 'simple', 'care'].includes(kind) && (
          <details className="more">
            {/* Text browsers set all of it in one line. */}
            <summary>{copy.more}</summary> <About /> <Elsewhere plain />
          </details>
        )}
      </nav>
      {kind === 'public' && (
        <div>
          <Elsewhere />
        </div>
      )}
      <div>
        <span>{copyright}</span> <Preferences />
      </div>
    </footer>
  );
}

/** Pages about the company and the site. */
function About() {
  const { welcomeCenter } = usePage().brand.external;
  const copy = useCopy(layoutMessages);
  return (
    <>
      <a href={paths.aboutUs}>{copy.about}</a> <a href={welcomeCenter}>{copy.welcomeCenter}</a>{' '}
      <a href={paths.assuranceCard} target="_blank">
        {copy.assuranceCard}
        <span className="unseen">{copy.newTab}</span>
      </a>{' '}
      <a href={paths.sitemap}>{copy.sitemap}</a>
    </>
  );
}

/** The app stores and social sites, by their signs or in plain words. */
function Elsewhere({ plain = false }: { plain?: boolean }) {
  const { appStore, playStore, socials } = usePage().brand.external;
  const copy = useCopy(layoutMessages);
  return (
    <>
      <a className={plain ? undefined : 'btn'} href={playStore}>
        {!plain && <Badge path="M5 3.5v17l14-8.5z" />}
        {copy.android}
      </a>{' '}
      <a className={plain ? undefined : 'btn'} href={appStore}>
        {!plain && <Badge path="M12 7c2-3 8-1 7 6s-5 8-7 7-7 0-7-8 5-7 7-5zm0-1c0-2 1-4 3-4" />}
        {copy.ios}
      </a>{' '}
      {socials.map(({ name, address }) => (
        <SocialLink name={name} to={address} plain={plain} key={name} />
      ))}
    </>
  );
}

/** Links that switch language and Lite mode. Crawlers see visitors’ pages alone, so only those have hints for them. */
function Preferences() {
  const { language, lite, me, path, query } = usePage();
  const address = path + query;
  const copy = useCopy(layoutMessages);
  const wish = lite ? 'off' : 'on';
  return (
    <>
      {languages
        .filter((otherLanguage) => otherLanguage !== language)
        .map((otherLanguage) => (
          <a
            href={paths.preference({ lang: otherLanguage, to: address })}
            lang={otherLanguage}
            {...(!me && { hrefLang: otherLanguage, rel: 'nofollow' })}
            key={otherLanguage}
          >
            {languageNames[otherLanguage]}
          </a>
        ))}{' '}
      <a href={paths.preference({ lite: wish, to: address })} {...(!me && { rel: 'nofollow' })}>
        {copy.lite[wish]}
      </a>
    </>
  );
}

function Badge({ path }: { path: string }) {
  return (
    <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
