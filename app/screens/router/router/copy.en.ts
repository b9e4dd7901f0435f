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
    `We can’t find a router on your account. If you have one, call ${supportNumber} and tell us its serial number.`,
  unknown: 'We can’t show your router right now. Refresh the page in a little while.',
  /** After a restart or a reset, once the router is back. */
  isBack: 'Your router has restarted and is online.',
  because: {
    open: { title: 'Your request was not sent', text: 'Another change of your router is in progress.' },
    same: { title: 'That’s the name already', text: 'Your Wi-Fi has that name, so there was nothing to change.' },
  },
  ways: {
    name: 'Change the Wi-Fi name',
    password: 'Change the Wi-Fi password',
    restart: 'Restart the router',
    reset: 'Reset the router',
  },
  name: {
    title: 'Wi-Fi name',
    text: 'Every device has to connect again, with the new name and the same password.',
    label: 'New name',
    hint: 'Up to 32 letters, digits, spaces, and common signs, without accents.',
    wrong: {
      missing: 'Enter a name for your Wi-Fi.',
      'too-short': 'Enter a name for your Wi-Fi.',
      'too-long': 'The name can have up to 32 characters.',
      characters: 'The name can’t have accents, emoji, or other special characters.',
    } satisfies Record<WifiProblem, string>,
    button: 'Save the name',
  },
  password: {
    title: 'Wi-Fi password',
    text: 'Every device has to connect again with the new password. We don’t show it here later, so write it down.',
    label: 'New password',
    hint: 'From 8 to 63 letters, digits, spaces, and common signs, without accents.',
    again: 'New password once more',
    wrong: {
      missing: 'Enter a new password.',
      'too-short': 'The password must have at least 8 characters.',
      'too-long': 'The password can have up to 63 characters.',
      characters: 'The password can’t have accents, emoji, or other special characters.',
    } satisfies Record<WifiProblem, string>,
    differs: 'The two passwords aren’t the same. Enter both again.',
    button: 'Save the password',
  },
  restart: {
    title: 'Restart your router?',
    points: [
      'Your Wi-Fi is off for about five minutes, and whatever uses it is cut off.',
      'Its name and its password stay the same. Your devices connect again by themselves.',
    ],
    button: 'Restart the router',
    keep: 'Don’t restart it',
  },
  reset: {
    title: 'Reset your router to its factory settings?',
    points: [
      'The Wi-Fi name and password on the router’s label are back.',
      'Every device has to connect again with them.',
      'Everything else that was set up on the router is gone. This can’t be undone.',
      'Your Wi-Fi is off for about five minutes.',
    ],
    button: 'Reset the router',
    keep: 'Don’t reset it',
  },
};

export type RouterCopy = typeof routerCopy;
