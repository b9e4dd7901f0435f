import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { toRouter } from '../to-router.ts';
import { routerMessages } from '../router/copy.ts';
import { wifiNameForm } from './form.ts';
import { WifiNameView } from './view.tsx';
import { loadRouter } from '../router/intent.ts';
import { renameWifi } from '../intent.ts';

export const handle: Handle = { title: (language) => routerMessages[language].name.title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { page: await context.run((portal) => loadRouter(portal)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = wifiNameForm(routerMessages[context.language].name);
  return submit({ request, context }, form, async ({ operation: operationId, ssid }) =>
    toRouter(await context.run((portal) => renameWifi(portal, { operationId, ssid }))),
  );
}

export default function WifiName() {
  return <WifiNameView page={useLoaderData<typeof loader>().page} again={useActionData<typeof action>()} />;
}
