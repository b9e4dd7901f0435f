import { main } from './run.js';

main('scripts/long-tests.ts');
