import { main } from './run.js';

main('scripts/contracts-kit.ts');
