import { main } from './run.js';

main('scripts/deploy.ts');
