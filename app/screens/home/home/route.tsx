import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { resumeForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { homeMessages } from './copy.ts';
import { HomeView } from './view.tsx';
import { homePage } from './intent.ts';
import { setDataService } from '#rpc/portal/data-service.ts';

export const handle: Handle = { title: (language) => homeMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const home = await context.run((portal) => homePage(portal, { after: afterId }));
  // Category TEST goes straight to activation (SIGNIN-8).
  if (home.toActivation) throw redirect('/activation');
  return { home, refresh: home.refresh };
}

/** Resume data. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, resumeForm, async ({ line: lineRef, operation: operationId }) => {
    const outcome = await context.run((portal) => setDataService(portal, { lineRef, operationId, pause: false }));
    return afterForm(outcome, { sent: paths.homeAfter, again: paths.home });
  });
}

export default function Home() {
  return <HomeView home={useLoaderData<typeof loader>().home} />;
}
