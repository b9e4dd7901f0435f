import { agoText } from '#app/copy/ago.ts';
import { usePage } from './page-context.tsx';

/** Time since a moment as text, which script updates. */
export function TimeAgo({ at }: { at: number }) {
  const { now, language } = usePage();
  return (
    <time className="keep" dateTime={new Date(at).toISOString().replace(/\.\d+/, '')} data-ago="">
      {agoText(at, now, language)}
    </time>
  );
}
