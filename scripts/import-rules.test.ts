import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const cases: readonly [file: string, code: string, refused: boolean][] = [
  ['contracts/topup/endpoints.ts', "import * as z from 'zod/mini';", false],
  ['contracts/topup/endpoints.ts', "import * as z from 'zod';", true],
  ['contracts/topup/endpoints.ts', "import { can } from '#rpc/domain/permission.ts';", true],
  ['contracts/topup/endpoints.ts', "import { can } from '../../rpc/domain/permission.ts';", true],
  ['contracts/topup/endpoints.ts', "import { initTRPC } from '@trpc/server';", true],
  ['rpc/domain/line.ts', "import { Pulse } from '#contracts/topup/vocabulary.ts';", false],
  ['rpc/domain/line.ts', "import { HomeView } from '#app/screens/home/home/view.tsx';", true],
  ['rpc/domain/line.ts', "import { DurableObject } from 'cloudflare:workers';", true],
  ['rpc/domain/line.ts', "import { redirect } from '@remix-run/cloudflare';", true],
  ['app/screens/home/home/intent.ts', "import { startFixtures } from '#fixtures/server.ts';", true],
  ['app/screens/home/home/view.tsx', "import type { HomeModel } from '#app/screens/home/home/intent.ts';", false],
  ['app/screens/home/home/view.tsx', "import { loadHome } from '#app/screens/home/home/intent.ts';", true],
  ['app/screens/home/home/view.tsx', "import { can } from '#rpc/domain/permission.ts';", false],
  ['app/screens/home/home/view.tsx', "import { operationStates } from '#contracts/customer/vocabulary.ts';", false],
  ['app/screens/home/home/view.tsx', "import { customer } from '#contracts/customer/endpoints.ts';", true],
  ['app/screens/home/home/view.tsx', "import type { customer } from '#contracts/customer/endpoints.ts';", false],
  ['app/screens/home/home/view.tsx', "import { readHome } from './intent.ts';", true],
  ['app/screens/home/home/view.tsx', "import type { HomeModel } from './intent.ts';", false],
  ['app/screens/home/home/form.ts', "import { submitOnce } from '#rpc/portal/submit-once.ts';", true],
  ['app/screens/home/home/copy.ts', "import { submitOnce } from '#rpc/portal/submit-once.ts';", true],
  ['app/screens/home/home/intent.ts', "import { submitOnce } from '#rpc/portal/submit-once.ts';", false],
  ['app/screens/home/home/intent.ts', "import { customer } from '#contracts/customer/endpoints.ts';", false],
  ['app/screens/home/home/intent.ts', "import { gate } from '#workers/gate/gate.ts';", true],
  ['app/screens/home/home/intent.ts', "import { quoteActivation } from '#app/screens/activation/quote.ts';", false],
  ['app/screens/home/home/intent.ts', "import { newestOrders } from '#rpc/domain/shipment.ts';", true],
  ['app/screens/track-order/order-cards.ts', "import { newestOrders } from '#rpc/domain/shipment.ts';", true],
  ['app/ui/line-card.tsx', "import { newestOrders } from '#rpc/domain/shipment.ts';", true],
  ['app/screens/home/home/intent.ts', 'export const isSlow = (line) => line.isThrottled;', true],
  ['app/screens/home/home/view.tsx', 'export const dayOf = ({ nextBillingDate }) => nextBillingDate;', true],
  ['rpc/portal/line-card.ts', 'export const isPaid = ({ isMonthInAdvancePaid: isPaid }) => isPaid;', true],
  ['rpc/portal/line-card.ts', 'export const line = { isThrottled: false };', false],
  ['rpc/domain/facts/data-now.ts', 'export const isSlow = (line) => line.isThrottled;', false],
  ['app/screens/router/name/intent.ts', "import { renameWifi } from '../intent.ts';", false],
  ['app/screens/home/home/intent.ts', "import { loadProfile } from '#app/screens/profile/profile/intent.ts';", true],
  ['app/screens/home/home/intent.ts', "import type { ProfileModel } from '../../profile/profile/intent.ts';", true],
  ['app/screens/home/home/route.tsx', "import { homeModel } from './intent.ts';", false],
  ['app/ui/layout.tsx', "import { submitOnce } from '#rpc/portal/submit-once.ts';", true],
  ['app/screens/home/home/view.tsx', "import { gate } from '#workers/gate/gate.ts';", true],
  ['workers/app.ts', "import * as build from '../build/server/index.js';", false],
  ['workers/app.ts', "import { startFixtures } from '#fixtures/server.ts';", true],
  ['workers/app.ts', "import { Hono } from 'hono';", false],
  ['fixtures/server.ts', "import { gate } from '#workers/gate/gate.ts';", true],
  ['fixtures/server.ts', "import { lineStateOf } from '#rpc/domain/line-status.ts';", false],
  ['fixtures/server.ts', "import { createCarrier } from '#rpc/carrier/client.ts';", true],
  ['examples/demo/portal.ts', "import app from '../../workers/app.ts';", false],
  ['examples/demo/carrier.ts', "import { World } from '#fixtures/world/world.ts';", false],
  ['examples/demo/carrier.ts', "import { createCarrier } from '#rpc/carrier/client.ts';", true],
  ['workers/app.ts', "import { marked } from '../examples/demo/marked.ts';", true],
  ['fixtures/server.ts', "import { marked } from '../examples/demo/marked.ts';", true],
  ['lab/bench/cold.ts', "import { fixtureBindings } from '../../scripts/fixture-bindings.ts';", false],
  ['lab/cost.ts', "import { costTables } from './cost/cost-page.ts';", false],
  ['scripts/start.ts', "import { tools } from '../lab/tools.ts';", true],
  ['scripts/ops/watch.test.ts', "import { tools } from '../../lab/tools.ts';", true],
  ['e2e/support/start-portal.ts', "export const later = () => import('../../lab/tools.ts');", true],
  ['examples/demo/portal.ts', "import { adapter } from '../adapter/adapter.ts';", true],
  ['e2e/journeys/add-data.spec.ts', "import { topUpMessages } from '#app/copy/top-up.ts';", false],
  ['e2e/journeys/add-data.spec.ts', "import { selectMessages } from '#app/screens/add-data/select/copy.ts';", false],
  ['e2e/journeys/add-data.spec.ts', "import { SelectView } from '#app/screens/add-data/select/view.tsx';", true],
  ['e2e/journeys/add-data.spec.ts', "import { can } from '#rpc/domain/permission.ts';", true],
  ['rpc/domain/line.ts', "export const later = () => import('#app/root.tsx');", true],
  ['rpc/domain/line.ts', "export { Frame } from '#app/ui/layout.tsx';", true],
];

/** Each case has a file of its own in the folder of the one that it names, so that one run of the linter reads all. */
const written = cases.map(([file], index) => join(dirname(file), `case-${index}-${basename(file)}`));
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
let refused: ReadonlySet<string>;

beforeAll(() => {
  const rules = { jsPlugins: [`${root}scripts/house-rules.js`], categories: { correctness: 'off' } };
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({ ...rules, rules: { 'house/imports': 'error', 'house/facts': 'error' } }),
  );
  for (const [index, [, code]] of cases.entries()) {
    const path = join(folder, written[index] ?? '');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const oxlint = `${root}node_modules/oxlint/bin/oxlint`;
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  refused = new Set(diagnostics.map(({ filename }) => filename));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('import rules', () => {
  it.each(cases.map((one, index) => [...one, index] as const))(
    'decide on %s: %s → refused: %s',
    (_, _code, expected, index) => {
      expect(refused.has(written[index] ?? '')).toBe(expected);
    },
  );
});
