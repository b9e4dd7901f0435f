import { main } from './run.js';

main('scripts/write-contract-docs.ts');
