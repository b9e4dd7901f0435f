import { main } from './run.js';

main('scripts/rollback-test.ts');
