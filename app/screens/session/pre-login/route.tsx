import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { landingOf } from '#rpc/domain/landing.ts';
import { preLoginMessages } from './copy.ts';
import { readPlanList } from '#app/screens/public/plan-list.ts';
import { PreLoginView } from './view.tsx';

export const handle: Handle = {
  title: (language) => preLoginMessages[language].title,
  description: (language) => preLoginMessages[language].description,
  public: true,
};

/** A signed-in person is sent on to their landing (SIGNIN-12); Home sends category TEST to activation itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.signedIn) return { list: await readPlanList(context) };
  const { me } = await context.me();
  if (me?.accountKnown === false) throw redirect(paths.noAccount);
  throw redirect(me?.status === undefined ? paths.home : landingOf({ category: 'STANDARD', status: me.status }));
}

export default function PreLogin() {
  return <PreLoginView list={useLoaderData<typeof loader>().list} />;
}
