/** What a day of the calendar is about; the file's name without its ending. */
export const calendarAbouts = ['bill-due', 'arrangement', 'delivery', 'data-reset'] as const;
export type CalendarAbout = (typeof calendarAbouts)[number];
