import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { resumeForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { accountMessages } from './copy.ts';

import { AccountView } from './view.tsx';
import { loadAccount } from './intent.ts';
import { setDataService } from '#rpc/portal/data-service.ts';

export const handle: Handle = { title: (language) => accountMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const readParam = (name: string) => searchParams.get(name) ?? undefined;
  const account = await context.run((portal) =>
    loadAccount(portal, {
      usage: readParam('usage'),
      cycle: readParam('cycle'),
      after: readParam('after'),
      plan: readParam('plan'),
    }),
  );
  // Category TEST goes straight to activation (SIGNIN-8).
  if (account.toActivation) throw redirect('/activation');
  return { account, allPurchases: searchParams.get('purchases') === 'all', refresh: account.refresh };
}

/** Resume data, and Undo after a pause. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, resumeForm, async ({ line: lineRef, operation: operationId }) => {
    const outcome = await context.run((portal) => setDataService(portal, { lineRef, operationId, pause: false }));
    return afterForm(outcome, { sent: paths.accountAfter, again: paths.account });
  });
}

export default function Account() {
  return <AccountView {...useLoaderData<typeof loader>()} />;
}
