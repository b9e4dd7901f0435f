import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { activationMessages } from '#app/copy/activation.ts';
import { operationField, versionField } from '#app/forms/hidden-fields.ts';
import { redirectWhenOutdated, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { afterStep, elsewhere } from '../load-step.ts';
import { BlockedView } from './blocked-view.tsx';
import { ChecklistView } from './view.tsx';
import { loadActivation } from '../step-page.ts';
import { beginActivation } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: 'assist' };

/** "Activate Line": nothing to fill in. */
const checklistForm = z.strictObject({ version: versionField, operation: operationField });

/** Loads the checklist, or redirects to the journey's step; a viewer who may not activate the line reads the reason. */
export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const step = query.has('checklist') ? 'checklist' : undefined;
  const page = await context.run((portal) => loadActivation(portal, { lineRef, step }));
  const because = query.get('because') ?? undefined;
  if (page.kind === 'blocked') return { blocked: page, page: undefined };
  if (page.kind === 'checklist') return { blocked: undefined, page, because };
  throw redirect(elsewhere(page, lineRef, because));
}

export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  return submit({ request, context }, checklistForm, async ({ version, operation: operationId }) => {
    const outcome = await context.run((portal) => beginActivation(portal, { lineRef, version, operationId }));
    if (outcome.kind === 'problem') return redirect(paths.activationUnavailable, 303);
    return afterStep(lineRef, 'checklist', outcome);
  });
});

export default function Checklist() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.blocked ? <BlockedView {...loaded.blocked} /> : <ChecklistView {...loaded} />;
}
