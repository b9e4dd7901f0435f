import { text, type View } from './view.ts';

/** Facts that fit together: returns what does not, one sentence each. */
export interface Relation {
  readonly check: (view: View) => string[];
  /** The relation holds only before writes, which may change its objects. */
  readonly atFirst?: true;
  /** The requirement does not state the relation: the carrier has to confirm it. */
  readonly assumed?: true;
}

/** Returns a message where two values differ that should not, and both are shown. */
export function differ(what: string, one: unknown, other: unknown): string[] {
  return one === undefined || other === undefined || one === other
    ? []
    : [`${what}: ${text(one, what)} and ${text(other, what)}`];
}
