import { BrandProblem } from './brand-problem.ts';
import { readBrands } from './read-brands.ts';

/** Ends this process with exit code 1 when a brand is not right, and says what to write. */
export function exitIfBrandsAreWrong(): void {
  try {
    readBrands();
  } catch (thrown) {
    if (!(thrown instanceof BrandProblem)) throw thrown;
    console.error(thrown.message);
    process.exit(1);
  }
}
