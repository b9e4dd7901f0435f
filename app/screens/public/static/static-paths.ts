/** Public pages that read nothing and take nothing, by their path. */
export const staticPaths = [
  'about-us',
  'assurance-card',
  'bestfit',
  'buy_a_phone',
  'contact-us',
  'giveback',
  'help',
  'international_services',
  'sitemap',
] as const;
export type StaticPath = (typeof staticPaths)[number];
