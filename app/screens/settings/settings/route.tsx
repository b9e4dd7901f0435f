import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { readSignedOut } from '../signed-out.ts';
import { settingsMessages } from './copy.ts';
import { SettingsView } from './view.tsx';
import { loadSettings } from './intent.ts';
import { lockAccount } from './lock.ts';

export const handle: Handle = { title: (language) => settingsMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const afterId = searchParams.get('after') ?? undefined;
  const settings = await context.run((portal) => loadSettings(portal, afterId));
  return { settings, refresh: settings.refresh, signedOut: readSignedOut(searchParams) };
}

/** Locks the account; unlocking has pages of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const lock = await context.run((portal) => lockAccount(portal, operationId));
    return afterForm(lock, { sent: paths.settingsAfter, again: paths.settings });
  });
}

export default function Settings() {
  return <SettingsView {...useLoaderData<typeof loader>()} />;
}
