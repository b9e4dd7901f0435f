import type { ByLanguage } from '#app/copy/language.ts';
import { feedbackCopyEs } from './copy.es.ts';

export const scores = ['5', '4', '3', '2', '1'] as const;
export type Score = (typeof scores)[number];

export type FeedbackCopy = {
  title: string;
  description: string;
  heading: string;
  text: string;
  score: { legend: string; options: Record<Score, string>; choose: string };
  email: { label: string; hint: string; wrong: string };
  send: string;
  words: { title: string; text: (mail: string) => string };
};

export const feedbackCopy: FeedbackCopy = {
  title: 'Feedback',
  description: 'Tell us how it was to use our site. One question, no sign-in, and no name needed.',
  heading: 'How are we doing?',
  text: 'One question. You need not sign in, and you need not say who you are.',
  score: {
    legend: 'How easy was it to do what you came for?',
    options: { 5: 'Very easy', 4: 'Easy', 3: 'So-so', 2: 'Hard', 1: 'Very hard' },
    choose: 'Choose how easy it was.',
  },
  email: {
    label: 'E-mail (optional)',
    hint: 'Give it if we may write back. For example name@example.com.',
    wrong: 'Enter an e-mail address like name@example.com, or leave it empty.',
  },
  send: 'Send feedback',
  words: {
    title: 'In your own words',
    text: (mail) =>
      `Something went wrong, or you have an idea? Write to ${mail}. People read it. Please don’t send passwords, ` +
      `PINs or card numbers.`,
  },
};

export const feedbackMessages: ByLanguage<FeedbackCopy> = { en: feedbackCopy, es: feedbackCopyEs };
