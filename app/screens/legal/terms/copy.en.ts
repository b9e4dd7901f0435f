import type { LegalCopy } from '#app/copy/legal.ts';

export const termsCopy: LegalCopy = {
  title: 'Terms of Use',
  description: (brand) =>
    `The agreement between you and ${brand}: service, plans, payment, fair usage, international calling, and ` +
    `how disputes are settled.`,
  updated: { month: '2021-02', words: 'Last updated February 2021' },
  about: (brand) =>
    `These terms are the agreement between you and ${brand}. They say what we owe you, what you owe us, and ` +
    `what happens when something goes wrong. Please read them before you order, activate or use a line.`,
  contents: 'Contents',
  toTop: 'Back to the top',
};
