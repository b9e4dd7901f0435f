import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';
import type { ReviewAgain } from '#rpc/portal/change-plan-confirm.ts';

export const reviewCopy = {
  title: 'Review your plan change',
  back: 'Choose another plan',
  line: 'For',
  from: 'From',
  to: 'To',
  when: 'When should it start?',
  times: { now: 'Now', 'next-cycle': 'With the next billing cycle' } satisfies Record<PlanChangeTime, string>,
  choose: 'Choose when the plan should start.',
  replaces: (plan: string) => `It takes the place of the change to ${plan} that was scheduled.`,
  confirm: (plan: string, price: string) => `Change to ${plan} for ${price}`,
  because: {
    expired: {
      title: 'Please check again',
      text:
        'Your plan change waited for more than 10 minutes, so we looked up the prices once more. Nothing was ' +
        'changed.',
    },
    moved: { title: 'Prices or dates have changed', text: 'Below is what holds now. Nothing was changed.' },
  } satisfies Record<ReviewAgain, { title: string; text: string }>,
};

export type ReviewCopy = typeof reviewCopy;
