export const lateCopy = {
  /** A part of the page is still being read (HTTP-25). */
  text: 'Part of this page is taking longer than usual.',
  byItself: 'It reloads automatically until everything is here.',
  load: 'Load it now',
  /** In place of that part. */
  part: 'Still loading.',
};

export type LateCopy = typeof lateCopy;
