import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { serviceForm } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Language } from '#app/copy/language.ts';
import { servicesMessages } from '#app/copy/services.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { countryName } from '../country-name.ts';
import { serviceParam, serviceTitle } from '../service-param.ts';
import { titleOfChange } from './after.tsx';
import { ServiceView } from './view.tsx';
import { loadServiceDetail, type ServiceModel } from './intent.ts';
import { setService } from '../set-service.ts';

export const handle: Handle = { title: serviceTitle, script: { live: 'home' } };

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
      country: readParam('country'),
    }),
  );
  const isAgain = readParam('country') === '';
  const choosing = isAgain ? ('again' as const) : searchParams.has('rates') ? ('first' as const) : undefined;
  context.formError = isAgain;
  return { model, choosing, title: titleOf(model, context.language), refresh: model.refresh };
}

/** Returns the tab's title where it differs from the service's name (SHELL-17). */
function titleOf({ service, after, country }: ServiceModel, language: Language): string | undefined {
  const name = servicesMessages[language].names[service];
  return titleOfChange(after, language) ?? (country && `${countryName(country, language)} – ${name}`);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const service = serviceParam(params);
  return submit({ request, context }, serviceForm, async ({ line: lineRef, operation: operationId, enable }) => {
    const outcome = await context.run((portal) =>
      setService(portal, { service, lineRef, operationId, enable: enable !== undefined }),
    );
    return afterForm(outcome, {
      sent: (after) => paths.service(service, { after }),
      again: paths.service(service, {}),
    });
  });
}

export default function Service() {
  return <ServiceView {...useLoaderData<typeof loader>()} />;
}
