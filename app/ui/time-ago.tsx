import { agoText } from '#app/copy/ago.ts';
import { usePage } from './page-context.tsx';

/** How long ago; script keeps it true. */
export function TimeAgo({ at }: { at: number }) {
  const { now, language } = usePage();
  return (
    <time className="keep" dateTime={new Date(at).toISOString()} data-ago="">
      {agoText(at, now, language)}
    </time>
  );
}
