import type { AppLoadContext } from '@remix-run/cloudflare';
import { isOffered } from '#app/offer.ts';
import { paths } from '#app/ui/paths.ts';

/** Reads the plans on sale. Returns undefined without a page of all plans (TIER-2), and when the carrier fails. */
export async function readPlanList({ capabilities, runPublicIntent }: AppLoadContext) {
  if (!isOffered(capabilities, paths.plans)) return undefined;
  return runPublicIntent((portal) => portal.plans());
}
