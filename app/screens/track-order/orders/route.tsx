import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { ordersMessages } from './copy.ts';
import { OrdersView } from './view.tsx';
import { loadOrders } from './intent.ts';

export const handle: Handle = { title: (language) => ordersMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const page = await context.run((portal) =>
    loadOrders(portal, {
      lineRef: query.get('line') ?? undefined,
      orderRef: query.get('order') ?? undefined,
      after: query.get('after') ?? undefined,
    }),
  );
  // Reloads with script too, because the account object gets no news of a delivery.
  return { page, ...(page.kind === 'orders' ? { refresh: page.refresh, pollOnly: page.refresh !== undefined } : {}) };
}

export default function TrackOrder() {
  return <OrdersView page={useLoaderData<typeof loader>().page} />;
}
