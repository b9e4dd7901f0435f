import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { activationErrorMessages } from './copy.ts';
import { ActivationErrorView } from './view.tsx';
import { loadMe } from '#rpc/portal/me.ts';
import { loadActivationResult } from '#app/screens/activation/result/intent.ts';

export const handle: Handle = { title: (language) => activationErrorMessages[language].failed.title };

/**
 * The end of a journey that the carrier does not let begin; `?because=home-internet` after a refused pre-check
 * or, with the line and the operation, a refused start (40624).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.run((portal) => loadMe(portal));
  const searchParams = new URL(request.url).searchParams;
  if (searchParams.get('because') !== 'home-internet') return { kind: 'failed' as const };
  const [lineRef, operationId] = [searchParams.get('line'), searchParams.get('of')];
  if (lineRef === null || operationId === null) return { kind: 'unavailable' as const };
  const result = await context.run((portal) => loadActivationResult(portal, { lineRef, operationId }));
  const firstMonth = 'firstMonth' in result && result.outcome.kind === 'refused' ? result.firstMonth : undefined;
  return { kind: 'unavailable' as const, firstMonth };
}

export default function ActivationError() {
  return <ActivationErrorView {...useLoaderData<typeof loader>()} />;
}
