import type { ByLanguage } from '#app/copy/language.ts';
import { notYetCopyEs } from './copy.es.ts';

export const areas = [
  'account',
  'services',
  'settings',
  'profile',
  'activation',
  'esim-setup',
  'status',
  'track-order',
  'add-line',
  'change-plan',
] as const;
/** Parts of the portal that a release may not have online. */
export type Area = (typeof areas)[number];

export type NotYetCopy = {
  title: string;
  areas: Record<Area, { title: string; what: string }>;
  text: (what: string) => string;
};

export const notYetCopy: NotYetCopy = {
  title: 'Not online yet',
  areas: {
    account: { title: 'Account', what: 'see your plans, your bills and your usage history' },
    services: { title: 'Services', what: 'manage international roaming and calling' },
    settings: { title: 'Settings', what: 'lock or unlock your account' },
    profile: { title: 'Profile', what: 'see or change your details' },
    activation: { title: 'Activate a line', what: 'activate a line' },
    'esim-setup': { title: 'Set up your eSIM', what: 'set up your eSIM' },
    status: { title: 'Your line’s progress', what: 'follow an activation or a number transfer' },
    'track-order': { title: 'Track your order', what: 'track an order' },
    'add-line': { title: 'Add a line', what: 'add a line' },
    'change-plan': { title: 'Change plan', what: 'change a plan' },
  },
  text: (what) => `You can’t ${what} on this site yet. Call us and we’ll do it with you.`,
};

export const notYetMessages: ByLanguage<NotYetCopy> = { en: notYetCopy, es: notYetCopyEs };
