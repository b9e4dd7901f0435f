/** The surroundings of an operator command. */
export interface OpsIo {
  env: NodeJS.ProcessEnv;
  /** Prints one line, or several. */
  print: (text: string) => void;
  /** Sends to the portal, or to the platform's API; the platform's fetch unless a test passes another. */
  ask?: typeof fetch;
}

/**
 * A command of `npm run ops`.
 * @param args the arguments after its name
 * @returns the exit code: 0 success, 1 failure, 2 wrong usage
 */
export type OpsCommand = (args: readonly string[], io: OpsIo) => Promise<number>;

/** A command with its line in the list of `npm run ops`; its file is loaded on demand. */
export interface ListedCommand {
  says: string;
  load: () => Promise<OpsCommand>;
}
