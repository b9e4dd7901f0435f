import { main } from './run.js';

await main('scripts/icons.ts');
