import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { billsMessages } from '#app/copy/bills.ts';
import { earlierField, operationField } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { MonthView } from './view.tsx';
import { loadMonthInAdvance, payMonthInAdvance } from './intent.ts';

export const handle: Handle = { title: (language) => billsMessages[language].monthInAdvance, script: { live: 'home' } };

const cents = z.coerce.number().check(z.int(), z.minimum(0));

/** The amounts that the page showed, in cents: the ones that are paid (LEDGER-11). */
const monthForm = z.strictObject({ operation: operationField, amount: cents, totalTax: cents, earlier: earlierField });

export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const month = await context.run((portal) => loadMonthInAdvance(portal, lineRef, query.get('after') ?? undefined));
  return {
    month,
    because: query.get('because') ?? undefined,
    ...('refresh' in month ? { refresh: month.refresh } : {}),
  };
}

export async function action({ request, context, params: { lineRef = '' } }: ActionFunctionArgs) {
  return submit({ request, context }, monthForm, async ({ operation: operationId, ...shown }) => {
    const outcome = await context.run((portal) => payMonthInAdvance(portal, lineRef, operationId, shown));
    const page = paths.monthInAdvance(lineRef);
    return afterForm(outcome, {
      sent: (id) => `${page}?after=${id}`,
      again: (because) => `${page}?because=${because}`,
    });
  });
}

export default function MonthInAdvance() {
  return <MonthView {...useLoaderData<typeof loader>()} />;
}
