import { main } from './run.js';

main('scripts/test.ts');
