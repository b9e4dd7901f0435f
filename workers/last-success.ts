import { clock } from './clock.ts';

/** Systems without which the portal cannot work. */
export type System = 'carrier' | 'provider';

/** Time of the last answer of each system in this isolate, in epoch milliseconds. */
const answeredAt: Partial<Record<System, number>> = {};

/** Notes that a system answered; one that answers with a failure of its own did not. */
export function noteAnswer(system: System, response: Response): Response {
  if (response.status < 500) answeredAt[system] = clock.now();
  return response;
}

/** Returns the age of the last answer of each system in milliseconds; null without one in this isolate. */
export function answerAges(): Record<System, number | null> {
  const ageOf = (since: number | undefined) => (since === undefined ? null : clock.now() - since);
  return { carrier: ageOf(answeredAt.carrier), provider: ageOf(answeredAt.provider) };
}
