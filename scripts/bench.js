import { main } from './run.js';

main('scripts/bench.ts');
