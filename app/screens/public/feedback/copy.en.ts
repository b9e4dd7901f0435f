import type { PageBrand } from '#app/copy/page-text.ts';
import type { Score } from './score.ts';

export const feedbackCopy = ({ company }: PageBrand) => ({
  title: 'Feedback',
  description: 'Tell us how easy our site was to use. One question, no sign-in and no name needed.',
  heading: 'How are we doing?',
  text: 'One question. You don’t need to sign in or say who you are.',
  score: {
    legend: 'How easy was it to do what you came for?',
    options: { 5: 'Very easy', 4: 'Easy', 3: 'So-so', 2: 'Hard', 1: 'Very hard' } satisfies Record<Score, string>,
    choose: 'Choose how easy it was.',
  },
  email: {
    label: 'Email (optional)',
    hint: 'If you’d like us to reply. For example, name@example.com.',
    wrong: 'Enter an email address like name@example.com, or leave this empty.',
  },
  send: 'Send feedback',
  words: {
    title: 'In your own words',
    mail: company.mail.support,
    text:
      `Did something go wrong, or do you have an idea? Email ${company.mail.support}. A person will read it. ` +
      `Please don’t send passwords, PINs or card numbers.`,
  },
});

export type FeedbackCopy = ReturnType<typeof feedbackCopy>;
