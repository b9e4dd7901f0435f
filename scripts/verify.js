import { main } from './run.js';

await main('contracts/pact/verify.ts');
