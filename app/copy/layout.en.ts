import type { Journey } from '#app/ui/header-kind.ts';

export const layoutCopy = {
  /** Put before the title of a page that came back with errors. */
  error: 'Error',
  /** What search engines and shared links say of a page that has no description of its own. */
  description: (brand: string) => `See your lines and data, add data, change plans and pay bills at ${brand}.`,
  skip: 'Skip to main content',
  mainNav: 'Main',
  areas: { home: 'Home', account: 'Account', services: 'Services', support: 'Support', settings: 'Settings' },
  /** What visitors look around in. */
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
  /** In the middle of the header while someone is at it. */
  journeys: {
    'add-data': 'Add Data',
    'add-line': 'Add a line',
    'change-plan': 'Change plan',
    'edit-name': 'Edit name',
    activation: 'Activation',
    'activation-error': 'Activation',
    'activate-esim': 'Activate your eSIM',
    steps: 'eSIM setup',
    status: 'Status',
  } satisfies Record<Journey, string>,
  signIn: 'Sign In | Activate',
  menu: 'Menu',
  menuOf: ': menu',
  bills: 'Bills',
  activity: 'Activity',
  profile: 'Profile',
  logOut: 'Log out',
  footNav: 'About this site',
  about: 'About us',
  helpAndSupport: 'Help & support',
  welcomeCenter: 'Welcome center',
  terms: 'Terms & conditions',
  privacy: 'Privacy policy',
  assuranceCard: 'Our promise to you',
  more: 'More',
  sitemap: 'Sitemap',
  android: 'Get it on Google Play',
  ios: 'Download on the App Store',
  lite: { on: 'Lite mode (uses less data): Turn on', off: 'Lite mode is on: Turn off' },
  copyright: (year: string, holder: string) => `© ${year} ${holder}`,
  backHome: 'Back to Home',
  newTab: ' (opens in a new tab)',
};

export type LayoutCopy = typeof layoutCopy;
