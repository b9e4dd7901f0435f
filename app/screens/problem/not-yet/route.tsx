import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { type Area, areas } from './area.ts';
import { notYetMessages } from './copy.ts';
import { NotYetView } from './view.tsx';

export const handle: Handle = { title: (language) => notYetMessages[language].title };

/** Paths that are named otherwise than their area. */
const named: Readonly<Record<string, Area>> = { steps: 'esim-setup', 'activate-esim': 'activation' };

/** Areas that belong to signed-in people and are not online yet. */
export async function loader({ context }: LoaderFunctionArgs) {
  await context.runIntent((portal) => portal.me());
  const path = context.path.slice(1);
  const area = named[path] ?? areas.find((one) => one === path);
  if (!area) throw new Response(null, { status: 404 });
  return { area };
}

export default function NotYet() {
  return <NotYetView area={useLoaderData<typeof loader>().area} />;
}
