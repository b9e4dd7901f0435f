export const entryCopy = {
  title: 'A change on your account',
  done: 'Completed.',
  line: 'Line',
  who: 'By',
  sent: 'Requested',
  settled: 'Completed',
  state: 'Status',
};

export type EntryCopy = typeof entryCopy;
