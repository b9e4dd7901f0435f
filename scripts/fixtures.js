import { main } from './run.js';

main('fixtures/server.ts');
