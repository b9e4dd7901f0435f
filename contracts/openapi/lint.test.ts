import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

interface Report {
  readonly problems: readonly { ruleId: string; message: string; location: readonly { pointer?: string }[] }[];
}

/** The problems that `redocly lint` reports. The strict rules make its warnings errors. */
function problemsOf(api: object): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lineside-lint-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(api));
    const args = [redocly, 'lint', file, '--extends', 'recommended-strict', '--format', 'json'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    const { problems } = JSON.parse(stdout) as Report;
    return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} at ${at?.pointer ?? ''}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('openapi.json', () => {
  it('has no error and no warning of redocly lint', () => {
    expect(problemsOf(document)).toEqual([]);
  });

  it('has an error for an example that does not fit', () => {
    const pulse = '/auth/v0/topup/pulse';
    const { get } = structuredClone(document.paths[pulse]);
    get.responses['200'].content['application/json'].examples.reply.value.data.pulse = 'one' as never;
    const found = problemsOf({ ...document, paths: { [pulse]: { get } } });
    expect(found).toContainEqual(expect.stringMatching(/^no-invalid-media-type-examples at .*pulse/));
  });
});
