import type { Group, ListedPage } from './groups.ts';

export const sitemapCopy = () => ({
  title: 'Sitemap',
  description: 'All public pages of this site on one page.',
  groups: {
    plans: 'Plans and services',
    phones: 'Phones and coverage',
    help: 'Help',
    company: 'About this site',
    legal: 'Legal',
  } satisfies Record<Group, string>,
  pages: {
    plans: 'Cell phone plans',
    bestFit: 'Best Fit savings',
    internationalServices: 'International services',
    giveBack: 'Give back',
    buyAPhone: 'Buy a phone',
    imeiCheck: 'Check your phone (IMEI)',
    coverageMap: 'Coverage map',
    support: 'Help & support',
    contactUs: 'Contact us',
    feedback: 'Feedback',
    preLogin: 'Welcome and sign-in',
    aboutUs: 'About us',
    assuranceCard: 'Our promise to you',
    sitemap: 'Sitemap',
    terms: 'Terms & conditions',
    privacy: 'Privacy policy',
  } satisfies Record<ListedPage, string>,
});

export type SitemapCopy = ReturnType<typeof sitemapCopy>;
