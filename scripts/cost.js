import { main } from './run.js';

main('scripts/cost.ts');
