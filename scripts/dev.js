import { main } from './run.js';

await main('scripts/dev.ts');
