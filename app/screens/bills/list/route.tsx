import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { billsMessages } from '#app/copy/bills.ts';
import type { Handle } from '#app/handle.ts';
import { listMessages } from './copy.ts';
import { rangeForm } from './form.ts';
import { BillsView } from './view.tsx';

export const handle: Handle = { title: (language) => billsMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const typed = { from: asked.get('from') ?? '', to: asked.get('to') ?? '' };
  const range = rangeForm(listMessages[context.language].wrong, context.now).safeParse(typed);
  if (!range.success) context.formError = true;
  const wrong = range.success ? undefined : { errors: z.flattenError(range.error).fieldErrors, values: typed };
  const bills = await context.runIntent((portal) =>
    portal.bills.list({ ...range.data, after: asked.get('after') ?? undefined, paid: asked.get('paid') ?? undefined }),
  );
  const waits = 'back' in bills && bills.back !== undefined;
  return {
    bills,
    wrong,
    chosen: asked.has('from') || asked.has('to'),
    ...('refresh' in bills ? { refresh: bills.refresh } : {}),
    pollOnly: waits,
  };
}

export default function Bills() {
  const { bills, wrong, chosen } = useLoaderData<typeof loader>();
  return <BillsView bills={bills} wrong={wrong} chosen={chosen} />;
}
