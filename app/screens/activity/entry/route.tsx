import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { entryMessages } from './copy.ts';
import { EntryView } from './view.tsx';

export const handle: Handle = { title: (language) => entryMessages[language].title, script: { live: 'home' } };

export async function loader({ context, params: { operationId = '' } }: LoaderFunctionArgs) {
  return context.runIntent((portal) => portal.activity.entry({ operationId }));
}

export default function EntryPage() {
  return <EntryView entry={useLoaderData<typeof loader>().entry} />;
}
