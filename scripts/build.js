import { main } from './run.js';

main('scripts/build.ts');
