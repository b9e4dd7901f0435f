import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { activityWords } from '#app/ui/use-activity-summary.ts';
import { entryMessages } from './copy.ts';
import { EntryView } from './view.tsx';
import { loadActivityEntry } from '#rpc/portal/activity.ts';

export const handle: Handle = { title: (language) => entryMessages[language].title, script: { live: 'home' } };

export async function loader({ context, params: { operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => loadActivityEntry(portal, operationId));
  return { ...result, title: activityWords(context.language, context.today).titleOf(result.entry) };
}

export default function EntryPage() {
  return <EntryView entry={useLoaderData<typeof loader>().entry} />;
}
