import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { activationErrorMessages } from './copy.ts';
import { ActivationErrorView } from './view.tsx';

export const handle: Handle = { title: (language) => activationErrorMessages[language].failed.title };

/**
 * Where the journey ends when the carrier does not let it begin; `?because=home-internet` after a refused pre-check
 * (40624).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.runIntent((portal) => portal.me());
  const because = new URL(request.url).searchParams.get('because');
  return { kind: because === 'home-internet' ? ('unavailable' as const) : ('failed' as const) };
}

export default function ActivationError() {
  return <ActivationErrorView kind={useLoaderData<typeof loader>().kind} />;
}
