import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { lineField, operationField } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { serviceParam, serviceTitle } from '../service-param.ts';
import { titleOfChange } from './after.tsx';
import { ServiceView } from './view.tsx';
import { loadServiceDetail } from './intent.ts';
import { setService } from '../enable/intent.ts';

export const handle: Handle = { title: serviceTitle, script: { live: 'home' } };

/** The page's one form: turns a line's service off. The intent decides whether the line is of this account. */
const disableForm = z.strictObject({ line: lineField, operation: operationField });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const service = serviceParam(params);
  const { searchParams } = new URL(request.url);
  const readParam = (name: string) => searchParams.get(name) ?? undefined;
  const model = await context.run((portal) =>
    loadServiceDetail(portal, {
      service,
      usage: readParam('usage'),
      cycle: readParam('cycle'),
      after: readParam('after'),
    }),
  );
  return { model, title: titleOfChange(model.after, context.language), refresh: model.refresh };
}

/** Turns the service off; turning it on has a page of its own with a confirmation. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const service = serviceParam(params);
  return submit({ request, context }, disableForm, async ({ line: lineRef, operation: operationId }) => {
    const outcome = await context.run((portal) => setService(portal, { service, lineRef, operationId, enable: false }));
    return afterForm(outcome, {
      sent: (after) => paths.service(service, { after }),
      again: paths.service(service, {}),
    });
  });
}

export default function Service() {
  return <ServiceView model={useLoaderData<typeof loader>().model} />;
}
