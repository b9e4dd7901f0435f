import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { renameResult } from '../intent.ts';
import { nameResultMessages } from '../copy.ts';
import { NameResultView, titleOfName } from './view.tsx';

export const handle: Handle = { title: (language) => nameResultMessages[language].title, script: { live: 'home' } };

export async function loader({ context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => renameResult(portal, lineRef, operationId));
  if (!result) throw redirect(paths.rename(lineRef));
  return { result, title: titleOfName(result, context.language), refresh: result.refresh };
}

export default function NameResult() {
  return <NameResultView result={useLoaderData<typeof loader>().result} />;
}
