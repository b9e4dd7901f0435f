import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { serviceCardsMessages } from './copy.ts';
import { ServiceCardsView } from './view.tsx';
import { loadServices } from './intent.ts';

export const handle: Handle = { title: (language) => serviceCardsMessages[language].title };

export async function loader({ context }: LoaderFunctionArgs) {
  return context.run((portal) => loadServices(portal));
}

export default function Services() {
  return <ServiceCardsView model={useLoaderData<typeof loader>()} />;
}
