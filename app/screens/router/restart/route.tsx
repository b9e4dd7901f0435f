import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { toRouter } from '../to-router.ts';
import { AskFirst } from '../ask-first.tsx';
import { routerMessages } from '../router/copy.ts';
import { loadRouter } from '../router/intent.ts';
import { restartRouter } from '../intent.ts';

export const handle: Handle = { title: (language) => routerMessages[language].restart.title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { page: await context.run((portal) => loadRouter(portal)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) =>
    toRouter(await context.run((portal) => restartRouter(portal, { operationId }))),
  );
}

export default function Restart() {
  return <AskFirst what="restart" page={useLoaderData<typeof loader>().page} />;
}
