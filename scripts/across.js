import { main } from './run.js';

main('scripts/across.ts');
