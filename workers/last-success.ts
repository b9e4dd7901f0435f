import { clock } from './clock.ts';

/** Systems whose answers the portal cannot do without. */
export type System = 'carrier' | 'provider';

/** When each last answered something in this isolate; milliseconds since 1970. */
const at: Partial<Record<System, number>> = {};

/** Notes that a system answered; one that answers with a failure of its own did not. */
export function noteAnswer(system: System, response: Response): Response {
  if (response.status < 500) at[system] = clock.now();
  return response;
}

/** How long ago that was, in milliseconds; null where this isolate has had no answer yet. */
export function answerAges(): Record<System, number | null> {
  const ageOf = (since: number | undefined) => (since === undefined ? null : clock.now() - since);
  return { carrier: ageOf(at.carrier), provider: ageOf(at.provider) };
}
