import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { Handle } from '#app/handle.ts';
import { plansMessages } from './copy.ts';
import { planWishOf } from '#rpc/domain/find-plan.ts';
import { PlansView } from './view.tsx';

export const handle: Handle = {
  title: (language) => plansMessages[language].title,
  description: (language, brand) => plansMessages[language].description(brand.longName),
  public: true,
};

/** The page is not cached while the list of plans is missing. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await context.runPublicIntent((portal) => portal.plans());
  const wish = planWishOf(new URL(request.url).searchParams);
  return data({ list, wish }, { status: list ? 200 : 503 });
}

export default function Plans() {
  return <PlansView {...useLoaderData<typeof loader>()} />;
}
