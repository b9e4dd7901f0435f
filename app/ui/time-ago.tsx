import { usePage } from './page-facts.tsx';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest whole unit: "12 s ago". Milliseconds; a moment to come counts as now. */
export function agoText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < second) return 'just now';
  if (age < minute) return `${Math.floor(age / second)} s ago`;
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  if (age < day) return `${Math.floor(age / hour)} h ago`;
  return age < 2 * day ? 'yesterday' : `${Math.floor(age / day)} days ago`;
}

export function TimeAgo({ at }: { at: number }) {
  const { now } = usePage();
  return (
    <time className="keep" dateTime={new Date(at).toISOString()}>
      {agoText(at, now)}
    </time>
  );
}
