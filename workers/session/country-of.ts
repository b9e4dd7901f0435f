/** The country that the network says the request comes from; two letters, or undefined where it does not know. */
export function countryOf({ cf }: Request): string | undefined {
  const country = cf?.country as string | undefined;
  // XX: unknown. T1: the Tor network, which is no country.
  return country !== undefined && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}
