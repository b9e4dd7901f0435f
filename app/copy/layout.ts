import type { Journey } from '#app/ui/header-kind.ts';
import { layoutCopyEs } from './layout.es.ts';
import type { ByLanguage } from './language.ts';

export type LayoutCopy = {
  /** Put before the title of a page that came back with errors. */
  error: string;
  skip: string;
  mainNav: string;
  areas: Record<'home' | 'account' | 'services' | 'support' | 'settings', string>;
  /** What visitors look around in. */
  visit: Record<
    | 'plans'
    | 'bestFit'
    | 'services'
    | 'internationalServices'
    | 'phones'
    | 'buyAPhone'
    | 'bringYourOwn'
    | 'giveBack'
    | 'blog'
    | 'help',
    string
  >;
  /** In the middle of the header while somebody is at it. */
  journeys: Record<Journey, string>;
  signIn: string;
  menu: string;
  menuOf: string;
  profile: string;
  logOut: string;
  footNav: string;
  about: string;
  helpAndSupport: string;
  welcomeCenter: string;
  terms: string;
  privacy: string;
  assuranceCard: string;
  sitemap: string;
  android: string;
  ios: string;
  lite: { title: string; on: string; off: string };
  copyright: (year: number, holder: string) => string;
  backHome: string;
  newTab: string;
};

export const layoutCopy: LayoutCopy = {
  error: 'Error',
  skip: 'Skip to the content',
  mainNav: 'Main',
  areas: { home: 'Home', account: 'Account', services: 'Services', support: 'Support', settings: 'Settings' },
  visit: {
    plans: 'Plans',
    bestFit: 'BEST FIT SAVINGS',
    services: 'Services',
    internationalServices: 'International Services',
    phones: 'Phones',
    buyAPhone: 'Buy a phone',
    bringYourOwn: 'Bring your own',
    giveBack: 'Give Back',
    blog: 'Blog',
    help: 'Help',
  },
  journeys: {
    'add-data': 'Add Data',
    'add-line': 'Add a line',
    'change-plan': 'Change plan',
    'edit-name': 'Edit name',
    activation: 'Activation',
    'activation-error': 'Activation',
    'activate-esim': 'Activate your eSIM',
    steps: 'eSIM setup',
    status: 'Number transfer',
  },
  signIn: 'Sign In | Activate',
  menu: 'Menu',
  menuOf: ': open your menu',
  profile: 'Profile',
  logOut: 'Log out',
  footNav: 'About this site',
  about: 'About us',
  helpAndSupport: 'Help & support',
  welcomeCenter: 'Welcome center',
  terms: 'Terms & conditions',
  privacy: 'Privacy policy',
  assuranceCard: 'Our assurance',
  sitemap: 'Sitemap',
  android: 'Get it on Google Play',
  ios: 'Download on the App Store',
  lite: { title: 'Lite pages:', on: 'on', off: 'off' },
  copyright: (year, holder) => `© ${year} ${holder}`,
  backHome: 'Back to Home',
  newTab: ' (opens in a new tab)',
};

export const layoutMessages: ByLanguage<LayoutCopy> = { en: layoutCopy, es: layoutCopyEs };
