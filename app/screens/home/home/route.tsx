import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { homeMessages } from './copy.ts';
import { HomeView } from './view.tsx';

export const handle: Handle = { title: (language) => homeMessages[language].title, script: { live: 'home' } };

export async function loader({ context }: LoaderFunctionArgs) {
  const home = await context.runIntent((portal) => portal.home());
  // Category TEST goes straight to activation (SIGNIN-8).
  if (home.toActivation) throw redirect('/activation');
  return { home, refresh: home.refresh };
}

export default function Home() {
  return <HomeView home={useLoaderData<typeof loader>().home} />;
}
