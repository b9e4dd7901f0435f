/** The arguments of a deployment: the environment that they name, and all others. */
export interface DeployArguments {
  /** Name of the environment; undefined when none is named, or several. */
  environment: string | undefined;
  others: string[];
}

const namedPattern = /^(?:--?e|--env)(?:=(.*))?$/;
/** Matches `-eproduction`, a short form that wrangler accepts. */
const joinedPattern = /^-e([^=-].*)$/;

/**
 * Takes the environment out of the arguments however it is spelled: `--env x`, `--env=x`, `-e x`, `-e=x`, `-ex`. It is
 * given to wrangler in one spelling, so that both read the same variables.
 */
export function deployArguments(args: readonly string[]): DeployArguments {
  const environments: (string | undefined)[] = [];
  const otherArgs: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const match = namedPattern.exec(arg);
    if (match) environments.push(match[1] ?? args[(index += 1)]);
    else if (joinedPattern.test(arg)) environments.push(joinedPattern.exec(arg)?.[1]);
    else otherArgs.push(arg);
  }
  return { environment: environments.length === 1 ? environments[0] || undefined : undefined, others: otherArgs };
}

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
