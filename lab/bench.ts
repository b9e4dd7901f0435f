// Measures the speed budgets on this machine: `npm run lab -- bench [--quick] [--json FILE] [--rows 11,13]`.
import { env } from 'node:process';

// Its own ports, so that it can run next to tests and a running portal; below the range of outgoing connections.
env.E2E_PORTAL_PORT ??= '26787';
env.E2E_RESTARTABLE_PORT ??= '26788';
env.E2E_FIXTURES_PORT ??= '26010';
env.E2E_IDENTITY_PORT ??= '26011';
await import('./bench/run.ts');
