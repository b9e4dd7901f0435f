import type { LegalCopy } from '#app/copy/legal.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { privacyText } from './privacy-text.en.ts';

export const privacyCopy: PageText<LegalCopy> = (brand) => ({
  title: 'Privacy Policy',
  description:
    `What ${brand.longName} knows about you, what we use it for, who we share it with, and what you can ` + `decide.`,
  updated: { month: '2020-10', words: 'Last updated October 2020' },
  about:
    `This policy says what ${brand.longName} knows about you, why, who else sees it, and what you can decide. It is ` +
    `part of our Terms of Use.`,
  contents: 'Contents',
  toTop: 'Back to the top',
  sections: privacyText(brand),
});
