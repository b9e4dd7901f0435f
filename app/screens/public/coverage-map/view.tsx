import { ExternalLink, MainLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import type { CoverageMapCopy } from './copy.ts';

/**
 * Our own map of the states, always (PUBLIC-30). The network partner’s map loads on demand, in a frame that can do
 * nothing to this page, beside a plain link to it (PUBLIC-17).
 */
export function CoverageMapView({ copy, live = false }: { copy: CoverageMapCopy; live?: boolean }) {
  return (
    <>
      <div className="head">
        <h1>{copy.heading}</h1>
        <p>{copy.text}</p>
      </div>
      <figure className="card text">
        <StatesMap label={copy.statesLabel} map={copy.statesMap} />
        <figcaption>{copy.states}</figcaption>
      </figure>
      <section className="stack" id="map" aria-labelledby="map-title">
        <h2 id="map-title">{copy.place}</h2>
        {live && <Frame title={copy.frame} />}
        <Partner copy={copy} live={live} />
      </section>
    </>
  );
}

function Frame({ title }: { title: string }) {
  return (
    <iframe
      className="frame"
      src={usePage().brand.external.coverageMap}
      title={title}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}

function Partner({ copy, live }: { copy: CoverageMapCopy; live: boolean }) {
  return (
    <>
      <p className="quiet text">{copy.about}</p>
      <div className="acts">
        {!live && <MainLink to={paths.liveCoverageMap}>{copy.load}</MainLink>}
        <ExternalLink to={usePage().brand.external.coverageMap}>{copy.open}</ExternalLink>
      </div>
    </>
  );
}

/** The United States with the lines between the states, in the colors of the page (PUBLIC-30). */
export function StatesMap({ label, map }: { label: string; map: CoverageMapCopy['statesMap'] }) {
  const { width, height, coasts, lines } = map;
  return (
    <svg width="100%" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g fill="none" stroke="var(--brand)" strokeLinejoin="round">
        <path fill="var(--soft)" d={coasts} />
        <path strokeWidth=".5" d={lines} />
      </g>
    </svg>
  );
}
