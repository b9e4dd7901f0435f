import { layoutMessages } from '#app/copy/layout.ts';
import { languageNames, languages } from '#app/copy/language.ts';
import { paths } from './paths.ts';
import { usePage } from './page-context.tsx';
import { SocialLink } from './social-link.tsx';
import { useCopy } from './use-copy.ts';

/** The bottom of every page (SHELL-13): the same for everybody of a brand and language. */
export function Footer() {
  const { brand, language, now, path, query } = usePage();
  const here = path + query;
  const copy = useCopy(layoutMessages);
  const { appStore, playStore, socials, welcomeCenter } = brand.external;
  return (
    <footer className="foot">
      <nav aria-label={copy.footNav}>
        <a href={paths.aboutUs}>{copy.about}</a> <a href={paths.support}>{copy.helpAndSupport}</a>{' '}
        <a href={welcomeCenter}>{copy.welcomeCenter}</a> <a href={paths.terms}>{copy.terms}</a>{' '}
        <a href={paths.privacy}>{copy.privacy}</a>{' '}
        <a href={paths.assuranceCard} target="_blank">
          {copy.assuranceCard}
          <span className="unseen">{copy.newTab}</span>
        </a>{' '}
        <a href={paths.sitemap}>{copy.sitemap}</a>
      </nav>
      <div>
        <a className="badge" href={playStore}>
          <Badge path="M5 3.5v17l14-8.5z" />
          {copy.android}
        </a>{' '}
        <a className="badge" href={appStore}>
          <Badge path="M12 7c2-3 8-1 7 6s-5 8-7 7-7 0-7-8 5-7 7-5zm0-1c0-2 1-4 3-4" />
          {copy.ios}
        </a>{' '}
        {socials.map((social) => (
          <SocialLink name={social.name} to={social.address} key={social.name} />
        ))}
      </div>
      <div className="small">
        <span>{copy.copyright(new Date(now).getUTCFullYear(), brand.copyrightHolder)}</span>{' '}
        {languages
          .filter((one) => one !== language)
          .map((one) => (
            <a href={paths.preference({ lang: one, to: here })} lang={one} hrefLang={one} rel="nofollow" key={one}>
              {languageNames[one]}
            </a>
          ))}{' '}
        <span>
          {copy.lite.title}{' '}
          <a
            href={paths.preference({ lite: 'on', to: here })}
            rel="nofollow"
            aria-label={`${copy.lite.title} ${copy.lite.on}`}
          >
            {copy.lite.on}
          </a>{' '}
          <a
            href={paths.preference({ lite: 'off', to: here })}
            rel="nofollow"
            aria-label={`${copy.lite.title} ${copy.lite.off}`}
          >
            {copy.lite.off}
          </a>
        </span>
      </div>
    </footer>
  );
}

function Badge({ path }: { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
