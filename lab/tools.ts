interface Tool {
  /** One line for the list. */
  shows: string;
  /** Its file in this folder. */
  file: string;
  /** Arguments before those of the command line. */
  first?: readonly string[];
}

const browserTests = (name: string) => ({ file: 'browser-tests.ts', first: [name] });
const longTests = (name: string) => ({ file: 'long-tests.ts', first: [name] });

/** All tools by the names that `npm run lab` takes. */
export const tools: ReadonlyMap<string, Tool> = new Map([
  ['bench', { shows: 'speed budgets', file: 'bench.ts' }],
  ['compare', { shows: 'differences of pages and forms from another commit', file: 'compare-builds.ts' }],
  ['contract-examples', { shows: 'example providers of the contracts kit', file: 'contracts-examples.ts' }],
  ['contract-generators', { shows: 'tools that take the API document, in a table', file: 'contracts-generators.ts' }],
  [
    'contract-mistakes',
    { shows: 'mistakes of meaning and state that the contracts let pass', file: 'contract-mistakes.ts' },
  ],
  [
    'contract-mutants',
    { shows: 'mistakes in replies, and false alarms of the laws', ...longTests('contract-mutants') },
  ],
  ['contract-proxy', { shows: 'drift of a carrier’s traffic from the contracts', file: 'contract-proxy.ts' }],
  ['contract-stock', { shows: 'the verdict of Pact’s own verifier on all services', file: 'contracts-stock.ts' }],
  ['cost', { shows: 'calls, rows and alarms of a stay, and the monthly bill', file: 'cost.ts' }],
  ['crawl', { shows: 'every page as each seed, brand, language and tier', ...browserTests('crawl') }],
  ['engines', { shows: 'journeys in Firefox, WebKit, old Chromiums and text browsers', ...browserTests('engines') }],
  ['facts', { shows: 'pages that contradict each other, for each kind and end', ...longTests('facts') }],
  ['faults', { shows: 'pages under each delay of their reads, and days at each moment', ...browserTests('faults') }],
  ['first-week', { shows: 'day 1 of docs/first-week.md in an empty clone', file: 'first-week.ts' }],
  ['fuzz', { shows: 'forms and pages with random input', ...longTests('fuzz') }],
  ['game-days', { shows: 'incidents at volume, and the alerts that ring', ...browserTests('game-days') }],
  ['kills', { shows: 'operations of a portal that is killed at each moment', file: 'kills.ts' }],
  ['matrix', { shows: 'each form in every situation, and as other people', ...longTests('matrix') }],
  ['model', { shows: 'random histories of the ledger against its model', ...longTests('model') }],
  ['mutants', { shows: 'changes of the source that no test fails for', file: 'mutants.ts' }],
  ['pictures', { shows: 'the pictures of the README, from a running portal', file: 'pictures.ts' }],
  ['spellings', { shows: 'pages and forms from replies in every spelling', ...longTests('spellings') }],
  ['turns', { shows: 'the end-to-end tests that take turns, all of them', ...browserTests('turns') }],
] satisfies [string, Tool][]);

/** A line for each tool. */
export const toolList = (): string => [...tools].map(([name, { shows }]) => `  ${name.padEnd(20)} ${shows}`).join('\n');
