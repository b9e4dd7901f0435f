import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { topUpMessages } from '#app/copy/top-up.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { ResultView, titleOfTopUp } from './view.tsx';
import { topUpResult } from '../intent.ts';

export const handle: Handle = { title: (language) => topUpMessages[language].title, script: { live: 'home' } };

export async function loader({ context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => topUpResult(portal, lineRef, operationId));
  // Not sent yet: it is still to be confirmed.
  if (!result) throw redirect(paths.topUpReview(lineRef, operationId));
  return { result, title: titleOfTopUp(result, context.language), refresh: result.refresh };
}

export default function Result() {
  return <ResultView result={useLoaderData<typeof loader>().result} />;
}
