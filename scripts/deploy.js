import { main } from './run.js';

await main('scripts/deploy.ts');
