import { main } from './run.js';

main('scripts/security-tests.ts');
