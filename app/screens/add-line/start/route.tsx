import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { addLineMessages } from '#app/copy/add-line.ts';
import type { Handle } from '#app/handle.ts';
import { elsewhere } from '../load-step.ts';
import { BlockedView } from './view.tsx';
import { addLinePage } from '../step-page.ts';

export const handle: Handle = { title: (language) => addLineMessages[language].title };

/**
 * Redirects to the step at which the journey continues (JOURNEY-2); a viewer who may not add lines reads the reason
 * (ADDLINE-19).
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await context.run((portal) => addLinePage(portal));
  if (page.kind !== 'blocked') throw redirect(elsewhere(page));
  return { why: page.why };
}

export default function Start() {
  return <BlockedView why={useLoaderData<typeof loader>().why} />;
}
