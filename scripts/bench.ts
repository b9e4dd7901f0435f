// The budgets, with what is measured on this machine: `npm run bench [-- --quick] [-- --json FILE]`.
import { env } from 'node:process';

// Ports of its own, so that tests and a running portal are not in the way; the environment may move them.
env.E2E_PORTAL_PORT ??= '38787';
env.E2E_MORTAL_PORT ??= '38788';
env.E2E_FIXTURES_PORT ??= '34010';
env.E2E_IDENTITY_PORT ??= '34011';
await import('./bench/run.ts');
