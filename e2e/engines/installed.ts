import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program; `undefined` when this machine lacks it. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isProgram);

/** Returns the path of the system's full Chromium, under its names on different systems. */
export const wholeChromium = () =>
  ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(onPath).find(Boolean);

/** Returns the path of Debian's Firefox, or of another program with the name. */
export const firefox = () => onPath('firefox-esr') ?? onPath('firefox');

/** WebKitGTK's own small browser; its folder has the name of the machine's architecture. */
export const miniBrowser = () =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

const engines = {
  Firefox: { parts: () => [firefox()], packages: ['firefox-esr'] },
  WebKit: {
    parts: () => [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  w3m: { parts: () => [onPath('w3m'), onPath('tmux')], packages: ['w3m', 'tmux'] },
  lynx: { parts: () => [onPath('lynx'), onPath('tmux')], packages: ['lynx', 'tmux'] },
};

/** A browser besides Chromium. */
export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];
/** Text browsers that are quick enough for `npm test` (ADR-018). */
export const textBrowsers: readonly EngineName[] = ['w3m', 'lynx'];

/** Returns true when an engine and its driver are on this machine. */
export const isHere = (name: EngineName): boolean => engines[name].parts().every((part) => part !== undefined);

/** The packages of the system that bring the engines that are not here. */
export const missingPackages = (names: readonly EngineName[]): string[] => [
  ...new Set(names.filter((name) => !isHere(name)).flatMap((name) => engines[name].packages)),
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
