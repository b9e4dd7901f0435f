export const checklistCopy = {
  /** Of "Dana’s line", or "your second line". */
  title: (line: string) => `Activate ${line}`,
  /** Above one. */
  lines: (count: number) => `${count} lines to activate`,
  ready: 'Have these ready',
  about: 'It takes about 5 minutes. You can stop at any time and continue later, on any device.',
  device: 'A compatible device that’s unlocked and paid off.',
  esimDevice: 'A compatible device that supports eSIM and is unlocked and paid off.',
  imei: 'The device’s IMEI, which has 15 digits.',
  sim: 'Your SIM card. Its number has 19 digits.',
  esim: 'A Wi-Fi connection. There’s no card to wait for.',
  port: 'To keep your number: the account number, PIN and ZIP code from your current carrier. Don’t cancel it yet.',
  activate: 'Activate Line',
  /** To a member of a group whose line can’t be activated yet. */
  hello: (name: string) => `Hi ${name}`,
};

export type ChecklistCopy = typeof checklistCopy;
