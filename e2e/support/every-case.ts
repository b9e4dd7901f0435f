/** `npm run faults` leaves no case out (ADR-018). */
export const isEveryCase = process.env.CASES === 'every';
