import type { Score } from './score.ts';

export const feedbackCopy = {
  title: 'Feedback',
  description: 'Tell us how it was to use our site. One question, no sign-in, and no name needed.',
  heading: 'How are we doing?',
  text: 'One question. You need not sign in, and you need not say who you are.',
  score: {
    legend: 'How easy was it to do what you came for?',
    options: { 5: 'Very easy', 4: 'Easy', 3: 'So-so', 2: 'Hard', 1: 'Very hard' } satisfies Record<Score, string>,
    choose: 'Choose how easy it was.',
  },
  email: {
    label: 'Email (optional)',
    hint: 'Give it if we may write back. For example name@example.com.',
    wrong: 'Enter an email address like name@example.com, or leave it empty.',
  },
  send: 'Send feedback',
  words: {
    title: 'In your own words',
    text: (mail: string) =>
      `Something went wrong, or you have an idea? Write to ${mail}. People read it. Please don’t send passwords, ` +
      `PINs or card numbers.`,
  },
};

export type FeedbackCopy = typeof feedbackCopy;
