import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { CoverageMapView } from './view.tsx';

export const handle: Handle = {
  title: 'in its text',
  public: true,
  frame: ({ external }) => external.coverageMap,
};

/** The button "Load the map" adds `?map=live`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const live = new URL(request.url).searchParams.get('map') === 'live';
  return { live, text: await context.pageText('coverage-map') };
}

export default function CoverageMap() {
  const { live, text } = useLoaderData<typeof loader>();
  return <CoverageMapView copy={text} live={live} />;
}
