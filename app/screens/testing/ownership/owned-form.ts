import fc from 'fast-check';
import type { Action } from '#rpc/domain/decision.ts';
import { declarationOf } from '#rpc/operation/operations.ts';
import { filledIn, openForm, type OpenForm, send, type Sent } from '../forms/open-form.ts';
import { nameOf, type Place } from '../forms/form-place.ts';

/** Pages for everybody, which reach no intent of signed-in people. */
export const isPublic = ({ file, says }: Place) =>
  file.startsWith('public/') ||
  file.startsWith('care/') ||
  file.startsWith('problem/') ||
  says.intent === 'notify' ||
  'notify' in says;

const tries = fc.sample(fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }), { numRuns: 12, seed: 25 });

/** Returns true when the answer to a form shows that it did its work. */
export function isDone(
  {
    place: {
      form: { follows },
    },
  }: OpenForm,
  { status, location, did }: Sent,
): boolean {
  if (!follows) return did.length > 0;
  return status === follows.status && (follows.location ?? /^$/).test(location);
}

/** The work of a form for its owner. */
export interface Control {
  /** The picks that fill it in. */
  picks: readonly number[];
  /** The work that was done; undefined for a form that only shows its page again. */
  action: Action | undefined;
  form: OpenForm;
  sent: Sent;
}

/** Fills in a form until it acts for whom it is for. @throws Error if it never does */
export async function controlOf(place: Place): Promise<Control> {
  for (const picks of tries) {
    const form = await openForm(place);
    const { operations } = form.group.account;
    const before = new Set(operations);
    const sent = await send(form, new URLSearchParams(filledIn(form, picks)));
    if (isDone(form, sent)) {
      const kind = operations.find((operation) => !before.has(operation))?.kind;
      return { picks, form, sent, action: stepOf(sent) ?? (kind && declarationOf(kind).action) };
    }
  }
  throw new Error(`${nameOf(place)} does nothing for its owner`);
}

export type KnownControl = Pick<Control, 'picks' | 'action'>;

const controls = new Map<Place, Promise<KnownControl>>();

/** Returns how a form acts for whom it is for. The files of a worker find it out once. */
export function knownControlOf(place: Place): Promise<KnownControl> {
  const control = controls.get(place) ?? controlOf(place).then(({ picks, action }) => ({ picks, action }));
  controls.set(place, control);
  return control;
}

/** The action that a saved step belongs to. */
function stepOf({ did }: Sent): Action | undefined {
  if (did.includes('saved add-line')) return 'add-line';
  return did.includes('saved activation') ? 'go-through-activation' : undefined;
}
