import { main } from './run.js';

main('scripts/ops.ts');
