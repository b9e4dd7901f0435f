import { usePage } from './page-facts.tsx';

// A calendar day has no time zone: it is read and shown in the same one.
const near = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** YYYY-MM-DD as "Dec 3", with the year when it is not the present one. */
export function dayText(day: string, now: number): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return (new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear() ? near : far).format(at);
}

export function Day({ day }: { day: string }) {
  const { now } = usePage();
  return (
    <time className="keep" dateTime={day}>
      {dayText(day, now)}
    </time>
  );
}
