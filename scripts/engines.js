import { main } from './run.js';

main('scripts/engines.ts');
