import { main } from './run.js';

main('scripts/end-sessions.ts');
