import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { activityMessages } from '#app/copy/activity.ts';
import type { Handle } from '#app/handle.ts';
import { plainText } from '#rpc/domain/intake/text.ts';
import { paths } from '#app/ui/paths.ts';
import { ActivityView } from './view.tsx';
import { findActivityByReference, loadActivity } from '#rpc/portal/activity.ts';

export const handle: Handle = { title: (language) => activityMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const reference = query.get('ref');
  const soughtReference = plainText(reference?.slice(0, 80) ?? '').slice(0, 40) || undefined;
  if (soughtReference) {
    const { operationId } = await context.run((portal) => findActivityByReference(portal, soughtReference));
    if (operationId) return redirect(paths.activityEntry(operationId));
  }
  context.formError = soughtReference !== undefined;
  // Ignores an invalid `before`: the page then shows the latest entries.
  const beforeText = /^[1-9]\d{0,14}$/.exec(query.get('before') ?? '')?.[0];
  const activity = await context.run((portal) =>
    loadActivity(portal, beforeText === undefined ? undefined : Number(beforeText)),
  );
  const isSearch = reference !== null;
  // A search page does not refresh, because that would delete the typed text (POLL-15).
  return {
    activity,
    isOlder: beforeText !== undefined,
    isSearch,
    sought: soughtReference,
    refresh: isSearch ? undefined : activity.refresh,
  };
}

export default function Activity() {
  return <ActivityView {...useLoaderData<typeof loader>()} />;
}
