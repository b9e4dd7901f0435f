import { main } from './run.js';

main('scripts/forget.ts');
