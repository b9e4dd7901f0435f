import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Environment and output of an operator command. */
export interface OpsIo {
  env: NodeJS.ProcessEnv;
  /** Prints a result to stdout. */
  print: (text: string) => void;
  /** Prints an error or the usage after a mistake to stderr; `print` unless given. */
  printError?: (text: string) => void;
  /** Sends to the portal, or to the platform's API; the platform's fetch unless a test passes another. */
  ask?: typeof fetch;
}

/** A command of `npm run ops`. */
export interface OpsCommand {
  name: string;
  /** Its line in the list of `npm run ops`. */
  does: string;
  /**
   * Runs it.
   * @param args the arguments after its name
   * @returns the exit code: 0 success, 1 failure, 2 wrong usage
   */
  run: (args: readonly string[], io: OpsIo) => Promise<number>;
}

/** Parses the arguments of a command. @returns undefined for an option that it does not have */
export function parsed<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | undefined {
  try {
    return parseArgs(config);
  } catch {
    return undefined;
  }
}

/** Returns the message of an error with its cause: fetch names an unreachable host in the cause alone. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error ? `${thrown.message}: ${thrown.cause.message}` : thrown.message;
}
