/** `npm run lab -- crawl` and `npm run lab -- faults` leave no case out (ADR-018). */
export const isEveryCase = process.env.CASES === 'every';
