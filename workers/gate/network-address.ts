/**
 * Returns the key of limits per address: an IPv4 address, or the first half of an IPv6 address, since the owner of one
 * of those has all of its second halves. Cloudflare sets the header and overwrites a browser's own.
 */
export function addressOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'nobody';
  if (!address.includes(':') || address.includes('.')) return address;
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = back ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  const groups = [...front, ...zeros, ...(back ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
