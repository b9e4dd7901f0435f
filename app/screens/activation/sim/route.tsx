import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import { redirectWhenOutdated, readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import type { SimProblem } from './intent.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { type SimCopy, simMessages } from './copy.ts';
import { simForm } from './form.ts';
import { SimView } from './view.tsx';
import { saveSim } from './intent.ts';

export const handle: Handle = {
  title: (language) => activationMessages[language].title,
  script: 'assist',
  camera: true,
};

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'sim');

/** An invalid SIM has a screen of its own; other errors are above the field (ACTIVATE-20). */
export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  const copy = simMessages[context.language];
  const form = await readForm({ request, context }, simForm(copy));
  if ('again' in form) return data({ again: form.again.data }, { status: 422 });
  const { iccid, version } = form.value;
  const outcome = await context.run((portal) => saveSim(portal, { lineRef, version, iccid }));
  if (outcome.kind !== 'problem') throw afterStep(lineRef, 'sim', outcome);
  const { kind } = outcome.problem;
  context.formError = true;
  if (kind === 'not-valid') return data({ invalid: iccid }, { status: 422 });
  // A failed check proves nothing about the number, so no field is marked (HTTP-31).
  const field = kind === 'failed' ? '' : 'iccid';
  return data({ again: form.refuse({ [field]: [problemText(kind, copy)] }).data }, { status: 422 });
});

function problemText(kind: Exclude<SimProblem['kind'], 'not-valid'>, copy: SimCopy): string {
  return { invalid: copy.invalid, 'in-use': copy.inUse, failed: copy.failed }[kind];
}

export default function Sim() {
  return <SimView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
