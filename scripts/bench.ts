// The budgets, with what is measured on this machine: `npm run bench [-- --quick] [-- --json FILE]`.
import { env } from 'node:process';

// Ports of its own, so that tests and a running portal are not in the way, and below those that systems give to
// outgoing
// connections; the environment may move them.
env.E2E_PORTAL_PORT ??= '26787';
env.E2E_RESTARTABLE_PORT ??= '26788';
env.E2E_FIXTURES_PORT ??= '26010';
env.E2E_IDENTITY_PORT ??= '26011';
await import('./bench/run.ts');
