import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import { redirectWhenOutdated, readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { numberMessages } from './copy.ts';
import { numberForm } from './form.ts';
import { numberErrors } from './number-errors.ts';
import { NumberView } from './view.tsx';
import { chooseNewNumber, checkNumber, keepNumber } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: 'assist' };

export async function loader(asked: LoaderFunctionArgs) {
  const requestedWay = new URL(asked.request.url).searchParams.get('way');
  return { ...(await loadStep(asked, 'number')), wanted: requestedWay };
}

export const action = redirectWhenOutdated(async (asked) => {
  const { request, context, params } = asked;
  const { lineRef = '' } = params;
  const copy = numberMessages[context.language];
  const { page } = await loadStep(asked, 'number');
  const form = await readForm({ request, context }, numberForm(copy, page));
  if ('again' in form) return form.again;
  const { value } = form;
  if (value.intent === 'new') {
    const { version, zip } = value;
    const outcome = await context.run((portal) => chooseNewNumber(portal, { lineRef, version, zip }));
    if (outcome.kind === 'problem') return form.refuse(numberErrors(outcome.problem, copy));
    throw afterStep(lineRef, 'number', outcome);
  }
  if (value.intent === 'carrier') {
    const { version, number, carrier } = value;
    const outcome = await context.run((portal) => checkNumber(portal, { lineRef, version, number, carrier }));
    if (outcome.kind === 'problem') return form.refuse(numberErrors(outcome.problem, copy));
    // Stays on the step, because the details of a checked number come next.
    throw afterStep(lineRef, 'number', outcome.kind === 'step' ? { kind: 'step', step: 'number' } : outcome);
  }
  const { version, carrierName: otherCarrier, accountNumber, pin, zip } = value;
  const outcome = await context.run((portal) =>
    keepNumber(portal, { lineRef, version, otherCarrier, accountNumber, pin, zip }),
  );
  if (outcome.kind === 'problem') return form.refuse(numberErrors(outcome.problem, copy));
  throw afterStep(lineRef, 'number', outcome);
});

export default function ActivationNumber() {
  return <NumberView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
