import type { BrowserContext } from '@playwright/test';
import { portalUrl, ports } from './ports.ts';
import type { Visitor } from './visitor.ts';

/** Origin of the second brand. */
export const temp1Url = `http://temp1.localhost:${ports.portal}`;

/** The brand at whose host visitors and walkers reach the portal. */
export interface BrandOption {
  brand: 'demo' | 'TEMP1';
}

/** Returns the origin of a brand. */
export function originOf(brand: BrandOption['brand']): string {
  return brand === 'TEMP1' ? temp1Url : portalUrl;
}

/** Copies a visitor's cookies into a browser, which then continues as that visitor. */
export async function shareCookies(visitor: Visitor, context: BrowserContext): Promise<void> {
  await context.addCookies((await visitor.cookies()).map((cookie) => ({ ...cookie, url: visitor.origin })));
}
