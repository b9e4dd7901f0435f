import type { RouterDevice } from '#contracts/router/vocabulary.ts';
import type { WifiProblem } from '#rpc/domain/wifi.ts';

export const routerCopy = {
  title: 'Home router',
  account: 'Back to Account',
  back: 'Back to your router',
  facts: {
    model: 'Model',
    serialNumber: 'Serial number',
    firmware: 'Software version',
    ssid: 'Wi-Fi name',
    status: 'Status',
    missing: '--',
  },
  status: { ONLINE: 'Online', OFFLINE: 'Offline', RESTARTING: 'Restarting' } satisfies Record<
    RouterDevice['status'],
    string
  >,
  none: (supportNumber: string) =>
    `We can’t find a router on your account. If you have one, call ${supportNumber} with its serial number.`,
  unknown: 'We can’t show your router right now. Refresh the page in a few minutes.',
  /** After a restart or a reset, once the router is back. */
  isBack: 'Your router has restarted and is online.',
  because: {
    open: { title: 'We didn’t send your request', text: 'Another change to your router is in progress.' },
    same: { title: 'Your Wi-Fi already has that name', text: 'There was nothing to change.' },
  },
  ways: {
    name: 'Change the Wi-Fi name',
    password: 'Change the Wi-Fi password',
    restart: 'Restart the router',
    reset: 'Reset the router',
  },
  name: {
    title: 'Wi-Fi name',
    text: 'You’ll need to reconnect every device, with the new name and the same password.',
    label: 'New name',
    hint: 'Up to 32 letters, digits, spaces and common symbols. No accents.',
    wrong: {
      missing: 'Enter a name for your Wi-Fi.',
      'too-short': 'Enter a name for your Wi-Fi.',
      'too-long': 'The name can have up to 32 characters.',
      characters: 'The name can’t have accents, emoji, or other special characters.',
    } satisfies Record<WifiProblem, string>,
    button: 'Save name',
  },
  password: {
    title: 'Wi-Fi password',
    text: 'You’ll need to reconnect every device with the new password. We won’t show it here again, so write it down.',
    label: 'New password',
    hint: 'Use 8 to 63 letters, digits, spaces and common symbols. No accents.',
    show: 'Show the password',
    wrong: {
      missing: 'Enter a new password.',
      'too-short': 'The password must have at least 8 characters.',
      'too-long': 'The password can have up to 63 characters.',
      characters: 'The password can’t have accents, emoji, or other special characters.',
    } satisfies Record<WifiProblem, string>,
    button: 'Save password',
  },
  restart: {
    title: 'Restart your router?',
    points: [
      'Your Wi-Fi will be off for about five minutes.',
      'The Wi-Fi name and password stay the same. Your devices will reconnect on their own.',
    ],
    button: 'Restart the router',
    keep: 'Don’t restart it',
  },
  reset: {
    title: 'Reset your router to its factory settings?',
    points: [
      'The Wi-Fi name and password go back to those on the router’s label.',
      'You’ll need to reconnect every device.',
      'All other router settings are erased. You can’t undo this.',
      'Your Wi-Fi will be off for about five minutes.',
    ],
    button: 'Reset the router',
    keep: 'Don’t reset it',
  },
};

export type RouterCopy = typeof routerCopy;
