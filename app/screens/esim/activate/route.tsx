import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { activateEsimMessages } from './copy.ts';
import { ActivateEsimView } from './view.tsx';
import { activateEsim } from './intent.ts';

export const handle: Handle = { title: (language) => activateEsimMessages[language].title };

export async function loader({ context, params: { lineRef } }: LoaderFunctionArgs) {
  return { page: await context.run((portal) => activateEsim(portal, lineRef)) };
}

export default function ActivateEsim() {
  return <ActivateEsimView page={useLoaderData<typeof loader>().page} />;
}
