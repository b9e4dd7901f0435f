import type { ByLanguage } from '#app/copy/language.ts';
import { sitemapCopyEs } from './copy.es.ts';

/** Every public page, in the order of the page. */
export const groups = {
  plans: ['plans', 'bestFit', 'internationalServices', 'giveBack'],
  phones: ['buyAPhone', 'imeiCheck', 'coverageMap'],
  help: ['support', 'contactUs', 'feedback'],
  company: ['preLogin', 'aboutUs', 'assuranceCard', 'sitemap'],
  legal: ['terms', 'privacy'],
} as const;
export type Group = keyof typeof groups;
export type ListedPage = (typeof groups)[Group][number];

export type SitemapCopy = {
  title: string;
  description: string;
  groups: Record<Group, string>;
  pages: Record<ListedPage, string>;
};

export const sitemapCopy: SitemapCopy = {
  title: 'Sitemap',
  description: 'All public pages of this site on one page.',
  groups: {
    plans: 'Plans and services',
    phones: 'Phones and coverage',
    help: 'Help',
    company: 'About this site',
    legal: 'Legal',
  },
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
    preLogin: 'Welcome, and sign-in',
    aboutUs: 'About us',
    assuranceCard: 'Our assurance',
    sitemap: 'Sitemap',
    terms: 'Terms & conditions',
    privacy: 'Privacy policy',
  },
};

export const sitemapMessages: ByLanguage<SitemapCopy> = { en: sitemapCopy, es: sitemapCopyEs };
