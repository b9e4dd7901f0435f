/** The names of variables whose value names a host of examples (RFC 2606), or the demo's placeholder. */
export function exampleOrigins(vars: Record<string, unknown>): string[] {
  const isExample = (value: unknown) => /(^|[./])example(\.(com|net|org|workers\.dev))?([:/\s]|$)/.test(String(value));
  return Object.keys(vars).filter((name) => isExample(vars[name]));
}
