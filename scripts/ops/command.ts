/** What a command of operation works with. */
export interface OpsIo {
  env: NodeJS.ProcessEnv;
  /** Prints one line, or several. */
  print: (text: string) => void;
  /** Asks the portal, or the platform's API; the platform's fetch unless a test gives another. */
  ask?: typeof fetch;
}

/**
 * A command of `npm run ops`. @param args what stands behind its name
 * @returns the exit code: 0 done, 1 it did not come to that, 2 it was not said right
 */
export type OpsCommand = (args: readonly string[], io: OpsIo) => Promise<number>;

/** A command with what `npm run ops` says of it; its file is loaded when it is asked for. */
export interface ListedCommand {
  says: string;
  load: () => Promise<OpsCommand>;
}
