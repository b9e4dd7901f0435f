import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { readPlanList } from '../plan-list.ts';
import { BestFitView } from './view.tsx';

export const handle: Handle = { title: 'in its text', public: true };

/** The page is whole without the list, which is that of the page of all plans (TIER-2): then no plan has a price. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [text, list] = await Promise.all([context.pageText('bestfit'), readPlanList(context)]);
  return { text, list };
}

export default function BestFit() {
  const { text, list } = useLoaderData<typeof loader>();
  return <BestFitView copy={text} list={list} />;
}
