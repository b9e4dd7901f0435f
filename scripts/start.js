import { main } from './run.js';

await main('scripts/start.ts');
