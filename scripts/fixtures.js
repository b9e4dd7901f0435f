import { main } from './run.js';

await main('fixtures/server.ts');
