import { main } from './run.js';

main('scripts/kills.ts');
