import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Share } from './platform.ts';

const program = fileURLToPath(new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url));

/** A record of wrangler's machine-readable output. */
interface Note {
  type: string;
  version_id?: string | null;
}

/** Thrown when wrangler failed, after it printed the reason. */
export class WranglerError extends Error {
  /** Output of wrangler. */
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

export interface WranglerSettings {
  /** Folder with the wrangler.toml. */
  root: string;
  environment: string;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
}

/** The commands that change what is deployed. Each throws WranglerError when wrangler fails. */
export type Wrangler = ReturnType<typeof wranglerOf>;

/** Deploys at once, with wrangler's own output. @returns the exit code */
export function wranglerDeploy(root: string, ...args: readonly string[]): number {
  return spawnSync(process.execPath, [program, 'deploy', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** Returns the wrangler commands for one environment of a wrangler.toml. */
export function wranglerOf({ root, environment, env, print }: WranglerSettings) {
  const run = async (...args: string[]): Promise<Note[]> => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const notes = join(folder, 'notes');
    try {
      const child = spawn(process.execPath, [program, ...args, '--env', environment], {
        cwd: root,
        // Without a terminal wrangler takes its own defaults; each question was answered before.
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...env, WRANGLER_OUTPUT_FILE_PATH: notes, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
      });
      const printed: string[] = [];
      for (const output of [child.stdout, child.stderr])
        output.setEncoding('utf8').on('data', (text: string) => {
          printed.push(text);
          print(text.trimEnd());
        });
      const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
      if (code !== 0) throw new WranglerError(`wrangler ${args.slice(0, 2).join(' ')} failed`, printed.join(''));
      const lines = readFileSync(notes, 'utf8').trim().split('\n');
      return lines.map((line) => JSON.parse(line) as Note);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const versionIn = (notes: readonly Note[], type: string): string => {
    const version = notes.find((note) => note.type === type)?.version_id;
    if (!version) throw new WranglerError('wrangler did not print the version that it made');
    return version;
  };
  return {
    /** Uploads a version that nobody gets yet. @returns its id */
    upload: async (args: readonly string[]) => versionIn(await run('versions', 'upload', ...args), 'version-upload'),
    /**
     * Uploads a version for all requests, class migrations included.
     * @returns its id
     */
    deploy: async (args: readonly string[]) => versionIn(await run('deploy', ...args), 'deploy'),
    /** Shares out among versions; the percents add up to 100. */
    split: async (shares: readonly Share[], message: string) => {
      const specs = shares.map(({ version, percent }) => `${version}@${percent}%`);
      await run('versions', 'deploy', ...specs, '--message', message, '--yes');
    },
    /**
     * Gives everybody a version from before, its objects at once. Secrets belong to a version: without `withOldSecrets`
     * the platform refuses one from before a change of them.
     */
    goBack: async (version: string, message: string, withOldSecrets: boolean) => {
      // `rollback` answers the platform's question about secrets with yes; `versions deploy` ends with it.
      const command = withOldSecrets ? ['rollback', version] : ['versions', 'deploy', `${version}@100%`];
      await run(...command, '--message', message, '--yes', '--durable-objects-code-update-mode', 'immediate');
    },
    /** Sets routes and domains, which do not belong to a version. */
    triggers: async () => void (await run('triggers', 'deploy')),
  };
}
