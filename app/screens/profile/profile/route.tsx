import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { profileMessages } from './copy.ts';
import { ProfileView } from './view.tsx';
import { loadProfile } from './intent.ts';

export const handle: Handle = { title: (language) => profileMessages[language].title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await context.run((portal) => loadProfile(portal)) };
}

export default function Profile() {
  return <ProfileView profile={useLoaderData<typeof loader>().profile} />;
}
