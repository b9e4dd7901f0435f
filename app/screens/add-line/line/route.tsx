import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { afterStep, openStep } from '../open-step.ts';
import { newLineMessages } from './copy.ts';
import { newLineForm } from './form.ts';
import { problemText } from './problem-text.ts';
import { NewLineView } from './view.tsx';

export const handle: Handle = { title: (language) => addLineMessages[language].title, script: 'assist' };

export const loader = (asked: LoaderFunctionArgs) => openStep(asked, 'line', `line-${asked.params.position ?? ''}`);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { language } = context;
  const position = Number(params.position);
  return submit({ request, context }, newLineForm(newLineMessages[language]), async (typed) => {
    const saved = await context.runIntent((portal) => portal.addLine.saveLine({ position, ...typed }));
    if (saved.to !== 'form') return afterStep(`line-${position}`, saved);
    return { [saved.problem.field]: [problemText(saved.problem, language)] };
  });
}

export default function NewLine() {
  return <NewLineView {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />;
}
