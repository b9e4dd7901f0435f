import type { LegalCopy } from '#app/copy/legal.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { termsText } from './terms-text.en.ts';

export const termsCopy: PageText<LegalCopy> = (brand) => ({
  title: 'Terms of Use',
  description:
    `The agreement between you and ${brand.longName}: service, plans, payment, fair usage, international calling, ` +
    `and how disputes are settled.`,
  updated: { month: '2021-02', words: 'Last updated February 2021' },
  about:
    `These terms are the agreement between you and ${brand.longName}. They say what we owe you, what you owe us, and ` +
    `what happens when something goes wrong. Please read them before you order, activate or use a line.`,
  contents: 'Contents',
  toTop: 'Back to the top',
  sections: termsText(brand),
});
