import type { ordinals } from '#rpc/domain/line.ts';

export const ordinalCopy = {
  lines: {
    First: 'First line',
    Second: 'Second line',
    Third: 'Third line',
    Fourth: 'Fourth line',
    Fifth: 'Fifth line',
    Sixth: 'Sixth line',
  } satisfies Record<(typeof ordinals)[number], string>,
  /** A line whose place the carrier did not tell. */
  unplaced: 'Your line',
  /** Before a place in the middle of a sentence, with its space; `unplaced` begins with it. */
  your: 'your ',
  /** "Dana Reyes’s line" */
  lineOf: (name: string) => `${name}’s line`,
};

export type OrdinalCopy = typeof ordinalCopy;
