import { main } from './run.js';

main('scripts/start.ts');
