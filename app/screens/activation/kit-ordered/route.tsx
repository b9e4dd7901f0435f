import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import type { Handle } from '#app/handle.ts';
import { KitOrderedView, titleOfKit } from './view.tsx';
import { loadKitResult } from './intent.ts';

export const handle: Handle = { title: (language) => activationMessages[language].title, script: { live: 'journey' } };

export async function loader({ context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => loadKitResult(portal, { lineRef, operationId }));
  return { result, title: titleOfKit(result, context.language), operationId, refresh: result.refresh };
}

export default function KitOrdered() {
  return <KitOrderedView {...useLoaderData<typeof loader>()} />;
}
