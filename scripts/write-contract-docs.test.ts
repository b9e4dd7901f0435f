import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { writeContractDocs } from './write-contract-docs.ts';

it('writes a page that has every call, loads no file and sends no telemetry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineside-docs-'));
  try {
    writeContractDocs(join(folder, 'page.html'));
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    expect(endpoints.filter(({ id }) => !page.includes(`"${id}"`)).map(({ id }) => id)).toEqual([]);
    expect(parse(page).querySelectorAll('script[src], link[href], img[src^=http]').map(String)).toEqual([]);
    expect(page).toMatch(/__redoc_options = \{[^;]*"disableTelemetry":true/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
