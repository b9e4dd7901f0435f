import { main } from './run.js';

await main('scripts/bench.ts');
