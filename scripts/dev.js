import { main } from './run.js';

main('scripts/dev.ts');
