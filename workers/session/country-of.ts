/** Returns the country of the request by the network; two letters, or undefined without one. */
export function countryOf({ cf }: Request): string | undefined {
  const country = cf?.country as string | undefined;
  // XX: unknown. T1: the Tor network, which is no country.
  return country !== undefined && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}
