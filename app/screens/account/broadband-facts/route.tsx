import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { broadbandFactsMessages } from './copy.ts';
import { loadBroadbandFacts } from './intent.ts';
import { BroadbandFactsView } from './view.tsx';

export const handle: Handle = { title: (language) => broadbandFactsMessages[language].title };

export async function loader({ context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  return context.run((portal) => loadBroadbandFacts(portal, lineRef));
}

export default function BroadbandFactsOfLine() {
  return <BroadbandFactsView facts={useLoaderData<typeof loader>()} />;
}
