import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { termsMessages } from './copy.ts';
import { TermsView } from './view.tsx';

export const handle: Handle = {
  title: (language) => termsMessages[language].title,
  description: (language, brand) => termsMessages[language].description(brand.longName),
  public: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.legalSections('terms') };
}

export default function Terms() {
  return <TermsView sections={useLoaderData<typeof loader>().sections} />;
}
