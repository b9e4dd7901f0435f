// Reads known vulnerabilities of the Worker's packages and build tools from the npm registry. Needs npm and the lock
// file only. Exits 1 for a vulnerability of high severity, and when the registry returns no advisories.
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The parts of what `npm audit --json` prints that are read here; `message` when the registry gave nothing. */
interface Report {
  message?: unknown;
  vulnerabilities?: Record<string, { name: string; severity: string; via: ({ url: string } | string)[] }>;
  metadata?: { vulnerabilities: { high: number; critical: number }; dependencies: { total: number } };
}

/** Returns the result of `npm audit --json` as one sentence, and true in `fails` when a build has to fail for it. */
export function verdictOf(printed: string): { fails: boolean; sentence: string } {
  const report = reportIn(printed);
  const counts = report.metadata?.vulnerabilities;
  if (!report.vulnerabilities || !report.metadata || !counts) {
    const reason = typeof report.message === 'string' ? ` (${report.message})` : '';
    return { fails: true, sentence: `Nothing was checked: the npm registry gave no advisories${reason}.` };
  }
  const { total } = report.metadata.dependencies;
  const flawed = Object.values(report.vulnerabilities).map(
    ({ name, severity, via }) =>
      `${name} (${severity}: ${via.map((flaw) => (typeof flaw === 'string' ? flaw : flaw.url)).join(', ')})`,
  );
  if (flawed.length === 0) return { fails: false, sentence: `No known flaws in ${total} packages.` };
  return {
    fails: counts.high + counts.critical > 0,
    sentence: `Known flaws: ${flawed.join('; ')}. SECURITY.md says how fast they are mended.`,
  };
}

function reportIn(printed: string): Report {
  try {
    return (JSON.parse(printed) as Report | null) ?? {};
  } catch {
    return {};
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--package-lock-only', '--json'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    timeout: 120_000,
  });
  const { fails, sentence } = verdictOf(stdout);
  console.log(sentence);
  process.exitCode = fails ? 1 : 0;
}
