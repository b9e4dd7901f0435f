// Asks the npm registry about known flaws of what the Worker depends on. Plain JavaScript: it needs no installation,
// only npm and the lock file. An answer with flaws of high severity fails; no answer is no verdict, and fails nothing.
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * What `npm audit --json` found, as one sentence.
 * @param {string} printed on its standard output
 * @returns {{ fails: boolean, sentence: string }}
 */
export function verdictOf(printed) {
  let report;
  try {
    report = JSON.parse(printed) ?? {};
  } catch {
    report = {};
  }
  const counts = report.metadata?.vulnerabilities;
  if (!report.vulnerabilities || !counts) {
    const why = typeof report.message === 'string' ? ` (${report.message})` : '';
    return { fails: false, sentence: `Nothing was checked: the npm registry gave no advisories${why}.` };
  }
  const { prod } = report.metadata.dependencies;
  const flawed = Object.values(report.vulnerabilities).map(
    ({ name, severity, via }) => `${name} (${severity}: ${via.map((one) => one.url ?? one).join(', ')})`,
  );
  if (flawed.length === 0) return { fails: false, sentence: `No known flaws in ${prod} packages.` };
  return {
    fails: counts.high + counts.critical > 0,
    sentence: `Known flaws: ${flawed.join('; ')}. SECURITY.md says how fast they are mended.`,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--package-lock-only', '--json'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    timeout: 120_000,
  });
  const { fails, sentence } = verdictOf(stdout ?? '');
  console.log(sentence);
  process.exitCode = fails ? 1 : 0;
}
