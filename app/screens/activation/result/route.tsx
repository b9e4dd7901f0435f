import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { activationMessages } from '#app/copy/activation.ts';
import { paths } from '#app/ui/paths.ts';
import type { ActivationResult } from './activation-outcome.ts';
import { titleOfActivation } from './activation-title.ts';
import { ActivationResultView } from './view.tsx';
import { loadActivationResult } from './intent.ts';

export const handle: Handle = {
  title: (language) => activationMessages[language].title,
  script: { live: 'journey' },
};

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const operationId = new URL(request.url).searchParams.get('of') ?? undefined;
  const result = await context.run((portal) => loadActivationResult(portal, { lineRef, operationId }));
  if (!result.outcome) throw redirect(paths.status(result.line.ref, result.operationId));
  const otherPath = otherPage(result);
  if (otherPath !== undefined) throw redirect(otherPath);
  return { result, title: titleOfActivation(result.outcome, context.language), refresh: result.refresh };
}

/** Returns the page for a port-in, and for refusals that have a page of their own (ACTIVATE-26). */
function otherPage({ outcome, isPort, line, operationId }: ActivationResult): string | undefined {
  if (isPort && outcome.kind === 'in-progress') return paths.status(line.ref, operationId);
  if (outcome.kind !== 'refused') return undefined;
  switch (outcome.why) {
    case 'not-available':
      return operationId ? paths.activationNotTaken(line.ref, operationId) : paths.activationUnavailable;
    case 'port':
      return paths.status(line.ref, operationId);
    default:
      return undefined;
  }
}

export default function Result() {
  return <ActivationResultView result={useLoaderData<typeof loader>().result} />;
}
