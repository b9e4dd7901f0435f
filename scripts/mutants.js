import { main } from './run.js';

main('scripts/mutants.ts');
