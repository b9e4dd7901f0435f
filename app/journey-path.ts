/** Things that are done step by step, by the first part of their path. */
export const journeys = [
  'add-data',
  'add-line',
  'change-plan',
  'edit-name',
  'activation',
  'activation-error',
  'activate-esim',
  'steps',
  'status',
] as const;
export type Journey = (typeof journeys)[number];

/** Returns a path in the small letters of the links, because the router accepts capitals as well. */
export function asLinked(path: string): string {
  return path.toLowerCase();
}

/** Returns the journey whose pages include a path. */
export function journeyOf(path: string): Journey | undefined {
  return journeys.find((journey) => asLinked(path).split('/', 2)[1] === journey);
}
