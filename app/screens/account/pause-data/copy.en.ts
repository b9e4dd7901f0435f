export const pauseDataCopy = {
  title: 'Pause data',
  /** The question; `line` stands in the middle of a sentence. */
  question: (line: string) => `Pause data on ${line}?`,
  back: 'Back to Account',
  what: [
    'Mobile data stops on this line. Apps and websites work only on Wi‑Fi.',
    'Calls and texts still work.',
    'Your plan and price don’t change.',
    'You can turn data back on at any time.',
  ],
  pause: 'Pause data',
  keep: 'Keep data on',
};

export type PauseDataCopy = typeof pauseDataCopy;
