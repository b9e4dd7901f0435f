import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

// One rule, without types: reading the whole project takes seconds.
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  ruleFilter: ({ ruleId }) => ruleId === 'house/imports',
});

async function refused(filePath: string, code: string): Promise<boolean> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).some((message) => message.ruleId === 'house/imports');
}

describe('who may import whom', () => {
  it.each([
    ['contracts/topup/endpoints.ts', "import { z } from 'zod';", false],
    ['contracts/topup/endpoints.ts', "import { can } from '#rpc/domain/permission.ts';", true],
    ['contracts/topup/endpoints.ts', "import { can } from '../../rpc/domain/permission.ts';", true],
    ['contracts/topup/endpoints.ts', "import { initTRPC } from '@trpc/server';", true],
    ['rpc/domain/line.ts', "import { Pulse } from '#contracts/topup/vocabulary.ts';", false],
    ['rpc/domain/line.ts', "import { HomeView } from '#app/screens/home/home/view.tsx';", true],
    ['rpc/domain/line.ts', "import { DurableObject } from 'cloudflare:workers';", true],
    ['rpc/domain/line.ts', "import { redirect } from '@remix-run/cloudflare';", true],
    ['rpc/portal/home.ts', "import { startFixtures } from '#fixtures/server.ts';", true],
    ['app/screens/home/home/view.tsx', "import type { HomeModel } from '#rpc/portal/home.ts';", false],
    ['app/screens/home/home/view.tsx', "import { home } from '#rpc/portal/home.ts';", true],
    ['app/screens/home/home/view.tsx', "import { can } from '#rpc/domain/permission.ts';", false],
    ['app/screens/home/home/view.tsx', "import { categories } from '#contracts/customer/vocabulary.ts';", false],
    ['app/screens/home/home/view.tsx', "import { customer } from '#contracts/customer/endpoints.ts';", true],
    ['app/screens/home/home/view.tsx', "import type { customer } from '#contracts/customer/endpoints.ts';", false],
    ['app/screens/home/home/view.tsx', "import { gate } from '#workers/gate/gate.ts';", true],
    ['workers/app.ts', "import * as build from '../build/server/index.js';", false],
    ['workers/app.ts', "import { startFixtures } from '#fixtures/server.ts';", true],
    ['workers/app.ts', "import { Hono } from 'hono';", false],
    ['fixtures/server.ts', "import { gate } from '#workers/gate/gate.ts';", true],
    ['fixtures/server.ts', "import { lineStateOf } from '#rpc/domain/line-status.ts';", false],
    ['fixtures/server.ts', "import { createCarrier } from '#rpc/carrier/client.ts';", true],
    ['e2e/journeys/add-data.spec.ts', "import { topUpCopy } from '#app/copy/top-up.en.ts';", false],
    ['e2e/journeys/add-data.spec.ts', "import { selectCopy } from '#app/screens/add-data/select/copy.en.ts';", false],
    ['e2e/journeys/add-data.spec.ts', "import { SelectView } from '#app/screens/add-data/select/view.tsx';", true],
    ['e2e/journeys/add-data.spec.ts', "import { can } from '#rpc/domain/permission.ts';", true],
  ])('%s: %s → refused: %s', async (file, code, expected) => {
    expect(await refused(file, code)).toBe(expected);
  });

  it('refuses dynamic imports and re-exports too', async () => {
    expect(await refused('rpc/domain/line.ts', "export const later = () => import('#app/root.tsx');")).toBe(true);
    expect(await refused('rpc/domain/line.ts', "export { Frame } from '#app/ui/layout.tsx';")).toBe(true);
  });
});
