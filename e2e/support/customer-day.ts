const near = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const oneDay = 86_400_000;

/** Returns the day that is this number of days after another one. */
export const shiftedBy = (days: number, day: string): string =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);

/** Returns a day as pages show it within the same year, such as "Dec 3". */
export const shortDay = (day: string): string => near.format(Date.parse(day));

/** Returns a day with its year, such as "Dec 3, 2026". */
export const longDay = (day: string): string => far.format(Date.parse(day));
