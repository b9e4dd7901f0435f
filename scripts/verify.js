import { main } from './run.js';

main('contracts/pact/verify.ts');
