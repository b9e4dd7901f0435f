import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { isInterest } from '#app/screens/public/device-check/notify-me.tsx';
import { afterStep, loadStep } from '../load-step.ts';
import { newLineMessages } from './copy.ts';
import { linePageForm } from './form.ts';
import { problemText } from './problem-text.ts';
import { NewLineView } from './view.tsx';
import { saveNewLine } from './intent.ts';

export const handle: Handle = { title: (language) => addLineMessages[language].title, script: 'assist' };

export const loader = (asked: LoaderFunctionArgs) => loadStep(asked, 'line', `line-${asked.params.position ?? ''}`);

/** "Notify me" is answered with the form itself: a redirect would lose what was typed (ADDLINE-21). */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { language } = context;
  const position = Number(params.position);
  const schema = linePageForm(newLineMessages[language], deviceCheckMessages[language]);
  const form = await readForm({ request, context }, schema);
  if ('again' in form) return data({ again: form.again.data }, { status: 422 });
  const { value } = form;
  if (value.notify !== undefined) {
    const { email, notify: interest } = value;
    await context.runPublicIntent((portal) => portal.notifyMe({ email, interest }));
    return data({ again: form.show().data, thanks: interest });
  }
  const { notify: _, email: __, ...line } = value;
  const outcome = await context.run((portal) => saveNewLine(portal, { position, ...line }));
  if (outcome.kind !== 'problem') throw afterStep(`line-${position}`, outcome);
  const { field, kind } = outcome.problem;
  // A failed check proves nothing about the typed values, so no field is marked.
  if (kind === 'failed') return data({ again: form.refuse({}).data, unchecked: true }, { status: 422 });
  const refusedForm = form.refuse({ [field]: [problemText(outcome.problem, language)] }).data;
  const offer = isInterest(kind)
    ? { interest: kind, lead: await context.runPublicIntent((portal) => portal.offerLead({ interest: kind })) }
    : undefined;
  return data({ again: refusedForm, offer }, { status: 422 });
}

export default function NewLine() {
  return <NewLineView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
