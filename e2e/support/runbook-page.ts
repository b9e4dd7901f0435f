import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncidentPortal } from './portal-incident.ts';
import { operatorAt, type OpsResult } from './portal-ops.ts';

/** A page of the runbook, whose fenced commands are run one after another, as somebody who reads it would. */
export class RunbookPage {
  readonly #name: string;
  readonly #portal: IncidentPortal;
  readonly #left: string[];

  /**
   * Reads a page of the runbook.
   * @param name the page's file without its ending
   */
  constructor(name: string, portal: IncidentPortal) {
    this.#name = name;
    this.#portal = portal;
    const page = readFileSync(`docs/operations/runbook/${name}.md`, 'utf8');
    this.#left = [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, commands = '']) => commands.trim().split('\n'));
  }

  /**
   * Runs the page's next command.
   * @param begin its first words, which show the command in the test
   * @param names replacements for the words in capitals
   * @returns its output and exit code
   */
  async run(begin: string, names: Readonly<Record<string, string>> = {}): Promise<OpsResult> {
    const [command = ''] = this.#left.splice(0, 1);
    if (!command.startsWith(begin)) throw new Error(`${this.#name} goes on with "${command}", not with "${begin}"`);
    let said = command
      .replace(/ {2,}#.*/, '')
      .replace('npm run ops --', `"${process.execPath}" scripts/ops.ts`)
      .replace(/ watch( |$)/, ` watch --points "${this.#portal.pointsFile}"$1`)
      .replaceAll('portal.log', `"${this.#portal.logFile}"`);
    for (const [name, value] of Object.entries(names)) said = said.replaceAll(name, value);
    return runShell(said, operatorAt(this.#portal.url));
  }

  /** Returns the commands of the page that the test has not run yet. */
  get left(): readonly string[] {
    return this.#left;
  }
}

function runShell(command: string, env: NodeJS.ProcessEnv): Promise<OpsResult> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ printed: (stdout + stderr).trim(), code });
    });
  });
}
