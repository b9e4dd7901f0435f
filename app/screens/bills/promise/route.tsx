import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { promiseMessages } from './copy.ts';
import { promiseForm } from './form.ts';
import { PromiseView } from './view.tsx';
import { promisePage, promiseToPay } from './intent.ts';

export const handle: Handle = { title: (language) => promiseMessages[language].title };

export async function loader({ context }: LoaderFunctionArgs) {
  return { form: await context.run((portal) => promisePage(portal)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit(
    { request, context },
    promiseForm(context.language, context.today),
    async ({ operation: operationId, day }) => {
      const outcome = await context.run((portal) => promiseToPay(portal, operationId, day));
      return afterForm(outcome, { sent: paths.billsAfter, again: paths.promiseToPay });
    },
  );
}

export default function Promise() {
  return <PromiseView form={useLoaderData<typeof loader>().form} again={useActionData<typeof action>()} />;
}
