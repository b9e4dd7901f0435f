export const activityFileCopy = {
  /** The first row. */
  head: ['When', 'What', 'By', 'Outcome', 'Reference'],
  /** The file's name without its ending, in plain letters. */
  name: 'my-activity',
};

export type ActivityFileCopy = typeof activityFileCopy;
