import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { orderMessages } from './copy.ts';
import { OrderView, titleOfOrder } from './view.tsx';
import { addLineResult } from './intent.ts';

export const handle: Handle = { title: (language) => orderMessages[language].title, script: { live: 'journey' } };

export async function loader({ context, params: { operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => addLineResult(portal, operationId));
  return { result, title: titleOfOrder(result, context.language), refresh: result.refresh };
}

export default function Order() {
  return <OrderView result={useLoaderData<typeof loader>().result} />;
}
