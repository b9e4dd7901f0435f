import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { RatesView } from '../rates/view.tsx';
import { ratedServiceParam, ratesTitle } from '../service-param.ts';
import { loadServiceRates } from '../rates/intent.ts';

export const handle: Handle = { title: ratesTitle };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const service = ratedServiceParam(params);
  return context.run((portal) => loadServiceRates(portal, { service, country: params.country }));
}

export default function CountryRates() {
  return <RatesView rates={useLoaderData<typeof loader>()} />;
}
