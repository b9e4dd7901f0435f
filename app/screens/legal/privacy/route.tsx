import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { privacyMessages } from './copy.ts';
import { PrivacyView } from './view.tsx';

export const handle: Handle = {
  title: (language) => privacyMessages[language].title,
  description: (language, brand) => privacyMessages[language].description(brand.longName),
  public: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.legalSections('privacy') };
}

export default function Privacy() {
  return <PrivacyView sections={useLoaderData<typeof loader>().sections} />;
}
