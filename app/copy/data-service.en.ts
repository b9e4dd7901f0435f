/** Words of the Data Service switch. */
export const dataServiceCopy = {
  title: 'Data Service',
  on: 'On',
  paused: 'Paused',
  pause: 'Pause data',
  resume: 'Resume data',
  pausing: 'We’re pausing data on this line. Try again when that’s done.',
  resuming: 'We’re turning data back on for this line. Try again when that’s done.',
  undo: 'Undo',
};

export type DataServiceCopy = typeof dataServiceCopy;
