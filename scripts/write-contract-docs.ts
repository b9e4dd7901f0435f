import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the OpenAPI document as one HTML file, which brings its scripts along and works without a network. */
export function writeContractDocs(file: string): void {
  const options = ['--openapi.showExtensions', '--openapi.disableTelemetry', '--inlineBundle'];
  execFileSync(process.execPath, [redocly, 'build-docs', 'contracts/openapi.json', '--output', file, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
}

if (import.meta.main) {
  writeContractDocs('build/contracts.html');
  console.log('build/contracts.html');
}
