/** The clock of a process, and what it fetched: put in place by being imported. */
export const platform: { at: number | undefined; fetched: Record<string, number>; answerMs: number };
