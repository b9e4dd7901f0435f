// The budgets, with what is measured on this machine: `npm run bench [-- --quick] [-- --json FILE]`.
// Ports of its own, so that tests and a running portal are not in the way; the environment may move them.
process.env.E2E_PORTAL_PORT ??= '38787';
process.env.E2E_MORTAL_PORT ??= '38788';
process.env.E2E_FIXTURES_PORT ??= '34010';
process.env.E2E_IDENTITY_PORT ??= '34011';
await import('./bench/run.ts');
