const near = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const oneDay = 86_400_000;

/** The day so many days after another one. */
export const shiftedBy = (days: number, day: string): string =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);

/** Returns a day like pages of the same year show it: "Dec 3". */
export const shortDay = (day: string): string => near.format(Date.parse(day));

/** "Dec 3, 2026". */
export const longDay = (day: string): string => far.format(Date.parse(day));
