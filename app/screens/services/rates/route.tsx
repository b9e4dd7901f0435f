import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { ratedServiceParam, ratesTitle } from '../service-param.ts';
import { RatesView } from './view.tsx';
import { loadServiceRates } from './intent.ts';

export const handle: Handle = { title: ratesTitle };

/** The list of countries; the one that was chosen has a page of its own. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const service = ratedServiceParam(params);
  const country = new URL(request.url).searchParams.get('country');
  if (country) throw redirect(paths.serviceRates(service, country));
  const rates = await context.run((portal) => loadServiceRates(portal, { service }));
  const unchosen = country === '';
  context.formError = unchosen;
  return { rates, unchosen };
}

export default function Rates() {
  return <RatesView {...useLoaderData<typeof loader>()} />;
}
