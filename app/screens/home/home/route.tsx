import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { homeForm } from '#app/forms/hidden-fields.ts';
import { afterPayment } from '#app/forms/after-payment.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { homeMessages } from './copy.ts';
import { HomeView } from './view.tsx';
import { dismissEnd, loadHome } from './intent.ts';
import { openPayment } from '#rpc/portal/bills/open-payment.ts';
import { setDataService } from '#rpc/portal/data-service.ts';

export const handle: Handle = { title: (language) => homeMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const home = await context.run((portal) => loadHome(portal, { after: afterId }));
  // Category TEST goes straight to activation (SIGNIN-8).
  if (home.toActivation) throw redirect('/activation');
  return { home, refresh: home.refresh };
}

/** Pays what is owed, resumes data, or dismisses an end. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, homeForm, async ({ line: lineRef, operation: operationId, pay, dismiss }) => {
    if (pay !== undefined) return afterPayment(await context.run((portal) => openPayment(portal, operationId)));
    if (dismiss !== undefined) {
      await context.run((portal) => dismissEnd(portal, dismiss));
      return redirect(paths.home, 303);
    }
    const outcome = await context.run((portal) => setDataService(portal, { lineRef, operationId, pause: false }));
    return afterForm(outcome, { sent: paths.homeAfter, again: paths.home });
  });
}

export default function Home() {
  return <HomeView home={useLoaderData<typeof loader>().home} />;
}
