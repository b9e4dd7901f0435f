/** The names of variables whose value names a host that exists in examples only (RFC 2606). */
export function exampleOrigins(vars: Record<string, unknown>): string[] {
  const isExample = (value: unknown) => /(^|[./])example(\.(com|net|org))?([:/\s]|$)/.test(String(value));
  return Object.keys(vars).filter((name) => isExample(vars[name]));
}
