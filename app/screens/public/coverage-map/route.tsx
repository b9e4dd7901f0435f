import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { coverageMapMessages } from './copy.ts';
import { CoverageMapView } from './view.tsx';

export const handle: Handle = {
  title: (language) => coverageMapMessages[language].title,
  description: (language, brand) => coverageMapMessages[language].description(brand.longName),
  public: true,
  frame: ({ external }) => external.coverageMap,
};

/** `?map=live` is the press on "Load the map". */
export function loader({ request }: LoaderFunctionArgs) {
  return { live: new URL(request.url).searchParams.get('map') === 'live' };
}

export default function CoverageMap() {
  return <CoverageMapView live={useLoaderData<typeof loader>().live} />;
}
