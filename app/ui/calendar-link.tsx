import { dayText } from './day.tsx';
import { calendarLinkMessages } from '#app/copy/calendar.ts';
import { useCopy, usePage } from './page-context.tsx';
import { TapLink } from './page-link.tsx';
import { paths } from './paths.ts';

interface CalendarLinkProps {
  day: string;
  about: keyof typeof calendarLinkMessages.en;
  of?: { order?: string; line?: string };
}

/** Link beside a future day to a file for the customer's own calendar (SHELL-42). */
export function CalendarLink({ day, about, of }: CalendarLinkProps) {
  const { today, language } = usePage();
  const copy = useCopy(calendarLinkMessages);
  if (day < today) return null;
  return (
    <p>
      <TapLink href={paths.calendar(about, of)}>{copy[about](dayText(day, today, language))}</TapLink>
    </p>
  );
}
