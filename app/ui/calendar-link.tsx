import { dayText } from './day.tsx';
import { calendarLinkMessages } from '#app/copy/calendar.ts';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/** Beside a day that is to come: a file of it for the customer's own calendar (SHELL-42). */
export function CalendarLink({ day, to }: { day: string; to: string }) {
  const { today, language } = usePage();
  const { add } = useCopy(calendarLinkMessages);
  if (day < today) return null;
  return (
    <p>
      <a className="tap" href={to}>
        {add(dayText(day, today, language))}
      </a>
    </p>
  );
}
