import type { ReactElement } from 'react';

/** A part in each of its states, by the state's name. */
export type States = Readonly<Record<string, ReactElement>>;

/** States of the parts, by the name of their file in `app/ui`. */
export type Shown = Readonly<Record<string, States>>;

/** Returns a state for each of the given names. */
export function each<T extends string>(names: readonly T[], show: (name: T, index: number) => ReactElement): States {
  return Object.fromEntries(names.map((name, index) => [name, show(name, index)]));
}
