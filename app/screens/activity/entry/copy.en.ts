export const entryCopy = {
  title: 'A change on your account',
  done: 'This went through.',
  line: 'Line',
  who: 'By',
  sent: 'Sent',
  settled: 'Settled',
  state: 'State',
};

export type EntryCopy = typeof entryCopy;
