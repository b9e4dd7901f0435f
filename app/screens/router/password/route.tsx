import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { toRouter } from '../to-router.ts';
import { routerMessages } from '../router/copy.ts';
import { hiddenFields, wifiPasswordForm } from './form.ts';
import { WifiPasswordView } from './view.tsx';
import { loadRouter } from '../router/intent.ts';
import { changeWifiPassword } from '../intent.ts';

export const handle: Handle = { title: (language) => routerMessages[language].password.title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { page: await context.run((portal) => loadRouter(portal)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit(
    { request, context },
    wifiPasswordForm(routerMessages[context.language].password),
    async ({ operation: operationId, password }) =>
      toRouter(await context.run((portal) => changeWifiPassword(portal, { operationId, password }))),
    { hidden: hiddenFields },
  );
}

export default function WifiPassword() {
  return <WifiPasswordView page={useLoaderData<typeof loader>().page} again={useActionData<typeof action>()} />;
}
