import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';
import type { ReviewAgain } from '#rpc/portal/change-plan-confirm.ts';

export const reviewCopy = {
  title: 'Review your plan change',
  back: 'Choose another plan',
  from: 'From',
  to: 'to',
  when: 'When should it start?',
  times: { now: 'Now', 'next-cycle': 'With the next billing cycle' } satisfies Record<PlanChangeTime, string>,
  choose: 'Choose when your new plan should start.',
  replaces: (plan: string) => `This replaces your scheduled change to ${plan}.`,
  confirm: (plan: string, price: string) => `Change to ${plan} for ${price}`,
  because: {
    expired: {
      title: 'Please check again',
      text:
        'This page was open for more than 10 minutes, so we checked the prices again. Your plan hasn’t changed, and ' +
        'nothing was charged.',
    },
    moved: {
      title: 'Prices or dates have changed',
      text: 'Current prices and dates are below. Your plan hasn’t changed, and nothing was charged.',
    },
  } satisfies Record<ReviewAgain, { title: string; text: string }>,
};

export type ReviewCopy = typeof reviewCopy;
