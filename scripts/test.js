import { main } from './run.js';

await main('scripts/test.ts');
