interface Settings {
  name?: string | undefined;
  workers_dev?: boolean | undefined;
  vars: Record<string, unknown>;
  routes?: readonly (string | { pattern: string })[] | undefined;
  route?: string | { pattern: string } | undefined;
}

/** Origins of the portal that no route leads to, nor the platform's own domain: nobody could reach it there. */
export function unroutedOrigins({ vars, routes, route, name, workers_dev: ownDomain }: Settings): string[] {
  const hosts = [...(routes ?? []), ...(route === undefined ? [] : [route])]
    .map((one) => (typeof one === 'string' ? one : one.pattern))
    .map((pattern) => pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
  const leads = (host: string) =>
    (ownDomain === true && host.startsWith(`${name}.`) && /^[^.]+\.[^.]+\.workers\.dev$/.test(host)) ||
    hosts.some((one) => one === host || (one.startsWith('*') && host.endsWith(one.slice(1))));
  return originsIn(vars.PORTAL_ORIGIN, vars.OTHER_ORIGINS).filter((origin) => !leads(new URL(origin).host));
}

/** Returns the origins in the values of variables. */
export function originsIn(...lists: readonly unknown[]): string[] {
  return lists.flatMap((list) => String(list ?? '').split(/\s+/)).filter(Boolean);
}

/** The id with which wrangler.toml comes: no namespace has it. */
const exampleId = '0'.repeat(32);

/** KV namespaces that still have the example's id. */
export function exampleNamespaces(namespaces: readonly { binding: string; id?: string | undefined }[] = []): string[] {
  return namespaces.flatMap(({ binding, id }) => (id === exampleId ? [binding] : []));
}
