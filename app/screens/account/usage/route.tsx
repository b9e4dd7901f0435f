import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { lineCardMessages } from '#app/copy/line-card.ts';
import type { Handle } from '#app/handle.ts';
import { usagePage } from './intent.ts';
import { UsageView } from './view.tsx';

export const handle: Handle = { title: (language) => lineCardMessages[language].usage, script: { live: 'home' } };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await context.run((portal) => usagePage(portal, lineRef, searchParams.get('cycle') ?? undefined));
  return { page, refresh: page.refresh };
}

export default function Usage() {
  return <UsageView page={useLoaderData<typeof loader>().page} />;
}
