import type { Walker } from './walker.ts';

/** What a person has typed, and how often they touched something: links, buttons, options, and each empty field. */
export interface Hands {
  typed: string[];
  presses: number;
}

/**
 * Records what a person touches from now on. A field to which the keyboard's Next key leads from the field before needs
 * no tap (SHELL-56).
 */
export function watchHands(person: Walker): Hands {
  const hands: Hands = { typed: [], presses: 0 };
  /** Label of the field to which the Next key leads from the field that was filled last. */
  let reached: string | undefined;
  for (const name of ['click', 'press', 'pressTwice', 'fill', 'choose', 'select'] as const) {
    const act = person[name];
    Object.assign(person, {
      [name]: (...args: [label: string, value?: string]) => {
        const [label, value = ''] = args;
        if (name === 'fill') {
          if (person.valueOf(label) === '' && label !== reached) hands.presses += 1;
          hands.typed.push(value);
          reached = person.afterNextKey(label);
        } else {
          hands.presses += 1;
          reached = undefined;
        }
        return Reflect.apply(act, person, args) as unknown;
      },
    });
  }
  return hands;
}
