import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { activityMessages } from '#app/copy/activity.ts';
import type { Handle } from '#app/handle.ts';
import { ActivityView } from './view.tsx';

export const handle: Handle = { title: (language) => activityMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  // A number that is none leads to the latest.
  const before = /^[1-9]\d{0,14}$/.exec(new URL(request.url).searchParams.get('before') ?? '')?.[0];
  const activity = await context.runIntent((portal) => portal.activity.list(before ? { before: Number(before) } : {}));
  return { activity, isOlder: before !== undefined, refresh: activity.refresh };
}

export default function Activity() {
  const { activity, isOlder } = useLoaderData<typeof loader>();
  return <ActivityView activity={activity} isOlder={isOlder} />;
}
