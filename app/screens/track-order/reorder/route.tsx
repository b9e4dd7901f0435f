import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { reorderMessages } from './copy.ts';
import { reorderFields } from './form.ts';
import { ReorderView } from './view.tsx';

export const handle: Handle = { title: (language) => reorderMessages[language].title };

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const form = await context.runIntent((portal) => portal.orders.reorderForm({ lineRef }));
  return { form, moved: new URL(request.url).searchParams.get('because') === 'moved' };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  const fields = reorderFields(reorderMessages[context.language]);
  return submit({ request, context }, fields, async ({ operation: operationId, mark, serviceCode }) => {
    const sent = await context.runIntent((portal) =>
      portal.orders.reorder({ lineRef, operationId, mark, serviceCode }),
    );
    const next =
      sent.to === 'orders' ? paths.trackOrder(lineRef, sent.operationId) : `${paths.reorderSim(lineRef)}?because=moved`;
    return redirect(next, 303);
  });
}

export default function Reorder() {
  const { form, moved } = useLoaderData<typeof loader>();
  return <ReorderView form={form} moved={moved} again={useActionData<typeof action>()} />;
}
