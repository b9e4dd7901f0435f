/** Paths of all public pages, grouped in the order of the sitemap. */
export const groups = {
  plans: ['plans', 'bestFit', 'internationalServices', 'giveBack'],
  phones: ['buyAPhone', 'imeiCheck', 'coverageMap'],
  help: ['support', 'lostPhone', 'contactUs', 'feedback', 'leaving', 'accessibility'],
  company: ['preLogin', 'aboutUs', 'assuranceCard', 'sitemap'],
  legal: ['terms', 'privacy'],
} as const;
export type Group = keyof typeof groups;
export type ListedPage = (typeof groups)[Group][number];
