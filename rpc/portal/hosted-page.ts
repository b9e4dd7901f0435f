import type { PortalContext } from '../portal-context.ts';

/** Returns the URL when its origin is the payment system's: people are sent nowhere else (BILL-9). */
export function hostedPage({ site, log }: PortalContext, url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (site.hostedPages.includes(origin)) return url;
  log('hosted page elsewhere', { origin });
  return undefined;
}
