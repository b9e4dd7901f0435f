import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };

async function problemsOf(api: object): Promise<string[]> {
  // What `redocly lint` reads; the strict rules make its warnings errors.
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(api), config });
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} at ${at?.pointer ?? ''}: ${message}`);
}

describe('openapi.json', () => {
  it('has no error and no warning of redocly lint', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('would have one for an example that does not fit', async () => {
    const pulse = '/auth/v0/topup/pulse';
    const { get } = structuredClone(document.paths[pulse]);
    get.responses['200'].content['application/json'].examples.reply.value.data.pulse = 'one' as never;
    const found = await problemsOf({ ...document, paths: { [pulse]: { get } } });
    expect(found).toContainEqual(expect.stringMatching(/^no-invalid-media-type-examples at .*pulse/));
  });
});
