import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { savePlan, type PlanProblem } from './intent.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { type PlanCopy, planMessages } from './copy.ts';
import { planForm } from './form.ts';
import { PlanView } from './view.tsx';

export const handle: Handle = { title: (language) => planMessages[language].title };

/** A plan that was chosen on the page of plans is chosen here until another one is saved (PUBLIC-34). */
export async function loader(asked: LoaderFunctionArgs) {
  return {
    ...(await loadStep(asked, 'plan')),
    wanted: new URL(asked.request.url).searchParams.get('plan') ?? undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = planMessages[context.language];
  return submit({ request, context }, planForm(copy), async ({ version, plan, count, coupon, apply }) => {
    const outcome = await context.run((portal) =>
      savePlan(portal, { version, planId: plan, count, couponCode: coupon }),
    );
    if (outcome.kind === 'problem') return problemsOf(outcome.problem, copy);
    // Applying a coupon stays on the page, which shows the new prices.
    return afterStep('plan', apply && outcome.kind === 'step' ? { kind: 'step', step: 'plan' } : outcome);
  });
}

function problemsOf(problem: PlanProblem, { plan, count, coupon }: PlanCopy): Record<string, string[]> {
  switch (problem.kind) {
    case 'plan':
      return { plan: [plan.gone] };
    case 'count':
      return { count: [count.missing] };
    case 'coupon':
      return { coupon: [[coupon.invalid, problem.message].filter(Boolean).join(' ')] };
    case 'coupon-included':
      return { coupon: [coupon.included] };
    case 'coupon-no-effect':
      return { coupon: [coupon.noEffect] };
    case 'coupon-unchecked':
      return { '': [coupon.unchecked] };
  }
}

export default function Plan() {
  return <PlanView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
