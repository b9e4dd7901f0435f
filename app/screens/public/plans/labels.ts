import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { broadbandLabel } from '#rpc/domain/broadband-label.ts';
import { labelJson } from './label/label-json.ts';

/** Returns the labels of all plans for programs: the FCC requires a file that anybody may read. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { brand, origin } = context;
  const list = await context.runPublicIntent((portal) => portal.plans());
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  if (!list)
    return Response.json(
      { error: 'The plan list is not available. Try again in a minute.' },
      { status: 503, headers: { ...open, 'retry-after': '60' } },
    );
  const { plans, ...prices } = list;
  const labels = plans.map((plan) => labelJson(broadbandLabel(plan, prices, brand.network), brand, origin));
  return Response.json(
    { provider: brand.longName, currency: 'USD', labels },
    { headers: { ...open, 'cache-control': 'public, max-age=300' } },
  );
}
