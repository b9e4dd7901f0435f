/** Clock of a process, with the requests that it made. Importing the module installs both. */
export const platform: { at: number | undefined; fetched: Record<string, number>; answerMs: number };
