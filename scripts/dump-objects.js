import { main } from './run.js';

main('scripts/dump-objects.ts');
