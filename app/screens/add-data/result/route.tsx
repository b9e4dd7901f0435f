import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { topUpMessages } from '#app/copy/top-up.ts';
import type { Handle } from '#app/handle.ts';
import { ResultView, titleOfTopUp } from './view.tsx';
import { loadTopUpResult } from '../intent.ts';

export const handle: Handle = { title: (language) => topUpMessages[language].title, script: { live: 'home' } };

export async function loader({ context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => loadTopUpResult(portal, lineRef, operationId));
  return { result, title: titleOfTopUp(result, context.language), refresh: result.refresh };
}

export default function Result() {
  return <ResultView result={useLoaderData<typeof loader>().result} />;
}
