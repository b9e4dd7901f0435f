import type { LegalCopy } from '#app/copy/legal.ts';

export const privacyCopy: LegalCopy = {
  title: 'Privacy Policy',
  description: (brand) =>
    `What ${brand} knows about you, what we use it for, whom we share it with, and what you can decide.`,
  updated: { month: '2020-10', words: 'Last updated October 2020' },
  about: (brand) =>
    `This policy says what ${brand} knows about you, why, who else sees it, and what you can decide. It is part ` +
    `of our Terms of Use.`,
  contents: 'Contents',
  toTop: 'Back to the top',
};
