import { main } from './run.js';

main('scripts/icons.ts');
