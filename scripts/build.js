import { main } from './run.js';

await main('scripts/build.ts');
