import type { ByLanguage } from '#app/copy/language.ts';
import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';
import type { ReviewAgain } from '#rpc/portal/change-plan.ts';
import { reviewCopyEs } from './copy.es.ts';

export type ReviewCopy = {
  title: string;
  back: string;
  line: string;
  from: string;
  to: string;
  when: string;
  times: Record<PlanChangeTime, string>;
  choose: string;
  replaces: (plan: string) => string;
  confirm: (plan: string, price: string) => string;
  because: Record<ReviewAgain, { title: string; text: string }>;
};

export const reviewCopy: ReviewCopy = {
  title: 'Review your plan change',
  back: 'Choose another plan',
  line: 'For',
  from: 'From',
  to: 'To',
  when: 'When should it start?',
  times: { now: 'Now', 'next-cycle': 'With the next bill cycle' },
  choose: 'Choose when the plan should start.',
  replaces: (plan) => `It takes the place of the change to ${plan} that was scheduled.`,
  confirm: (plan, price) => `Change to ${plan} for ${price}`,
  because: {
    expired: {
      title: 'Please check again',
      text:
        'Your plan change waited for more than 10 minutes, so we looked up the prices once more. Nothing was ' +
        'changed.',
    },
    moved: { title: 'Prices or dates have changed', text: 'Below is what holds now. Nothing was changed.' },
  },
};

export const reviewMessages: ByLanguage<ReviewCopy> = { en: reviewCopy, es: reviewCopyEs };
