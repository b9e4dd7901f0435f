import { frameCopyEs } from './frame.es.ts';
import type { Copies } from './language.ts';

export type FrameCopy = {
  /** Put before the title of a page that came back with errors. */
  error: string;
  skip: string;
  mainNav: string;
  areas: Record<'home' | 'account' | 'services' | 'support' | 'settings', string>;
  help: string;
  signIn: string;
  menu: string;
  menuOf: string;
  profile: string;
  logOut: string;
  helpAndSupport: string;
  welcomeCenter: string;
  terms: string;
  privacy: string;
  copyright: (year: number, holder: string) => string;
  backHome: string;
  newTab: string;
};

export const frameCopy: FrameCopy = {
  error: 'Error',
  skip: 'Skip to the content',
  mainNav: 'Main',
  areas: { home: 'Home', account: 'Account', services: 'Services', support: 'Support', settings: 'Settings' },
  help: 'Help',
  signIn: 'Sign In | Activate',
  menu: 'Menu',
  menuOf: ': open your menu',
  profile: 'Profile',
  logOut: 'Log out',
  helpAndSupport: 'Help & support',
  welcomeCenter: 'Welcome center',
  terms: 'Terms & conditions',
  privacy: 'Privacy policy',
  copyright: (year, holder) => `© ${year} ${holder}`,
  backHome: 'Back to Home',
  newTab: ' (opens in a new tab)',
};

export const frameCopies: Copies<FrameCopy> = { en: frameCopy, es: frameCopyEs };
