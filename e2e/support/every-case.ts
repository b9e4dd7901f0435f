/** `npm run crawl` and `npm run faults` leave no case out (ADR-018). */
export const isEveryCase = process.env.CASES === 'every';
