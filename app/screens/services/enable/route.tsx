import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buttonForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { serviceParam, serviceTitle } from '../service-param.ts';
import { EnableView } from './view.tsx';
import { enableForm, isUnavailable, setService } from './intent.ts';

export const handle: Handle = { title: serviceTitle };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const service = serviceParam(params);
  const afterId = new URL(request.url).searchParams.get('after') ?? undefined;
  const form = await context.run((portal) =>
    enableForm(portal, { service, lineRef: params.lineRef ?? '', after: afterId }),
  );
  if (form.sentId) throw redirect(paths.service(service, { after: form.sentId }));
  // There is nothing to confirm: the service's page shows the line's state.
  if (form.enabled || form.changing) throw redirect(paths.service(service));
  return form;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const service = serviceParam(params);
  const { lineRef = '' } = params;
  return submit({ request, context }, buttonForm, async ({ operation: operationId }) => {
    const outcome = await context.run((portal) => setService(portal, { service, lineRef, operationId, enable: true }));
    const isRefused = outcome.kind === 'operation' && isUnavailable(outcome.operation);
    return afterForm(outcome, {
      sent: (afterId) =>
        isRefused ? paths.enableService(service, lineRef, afterId) : paths.service(service, { after: afterId }),
      again: paths.service(service),
    });
  });
}

export default function EnableService() {
  return <EnableView form={useLoaderData<typeof loader>()} />;
}
