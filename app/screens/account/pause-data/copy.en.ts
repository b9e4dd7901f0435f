export const pauseDataCopy = {
  title: 'Pause data',
  /** The question; `line` stands in the middle of a sentence. */
  question: (line: string) => `Pause data on ${line}?`,
  back: 'Back to Account',
  what: [
    'Mobile data stops on this line. Apps and web pages work on Wi‑Fi only.',
    'Calls and texts still work.',
    'The plan and its price stay as they are.',
    'You can turn data back on at any time, on Account.',
  ],
  pause: 'Pause data',
  keep: 'Keep data on',
};

export type PauseDataCopy = typeof pauseDataCopy;
