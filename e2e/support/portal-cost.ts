/** What the test of costs takes from the command that counts them. */
export {
  costPage,
  costTables,
  meanOf,
  measuredBefore,
  type Measured,
  withTables,
} from '../../scripts/cost/cost-page.ts';
