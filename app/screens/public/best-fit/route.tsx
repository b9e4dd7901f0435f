import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { BestFitView } from './view.tsx';

export const handle: Handle = { title: 'in its text', public: true };

/** The page is whole without the list: then the plans have no price. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [text, list] = await Promise.all([
    context.pageText('bestfit'),
    context.runPublicIntent((portal) => portal.plans()),
  ]);
  return { text, list };
}

export default function BestFit() {
  const { text, list } = useLoaderData<typeof loader>();
  return <BestFitView copy={text} list={list} />;
}
