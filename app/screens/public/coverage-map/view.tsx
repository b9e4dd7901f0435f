import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { coverageMapMessages } from './copy.ts';

/** Another site's map in a frame that can do nothing to this page, and a plain link beside it (PUBLIC-17). */
export function CoverageMapView() {
  const { brand } = usePage();
  const copy = useCopy(coverageMapMessages);
  const { coverageMap } = brand.external;
  return (
    <>
      <div className="head">
        <h1>{copy.heading}</h1>
        <p>{copy.text}</p>
      </div>
      <iframe
        className="map"
        src={coverageMap}
        title={copy.frame}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <p>
        <a className="tap" href={coverageMap} target="_blank" rel="noopener noreferrer">
          {copy.open}
        </a>{' '}
        <span className="quiet">{copy.about}</span>
      </p>
    </>
  );
}
