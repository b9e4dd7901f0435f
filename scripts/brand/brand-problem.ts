/** Its message names each file and field that is wrong with a brand, and says what to write. */
export class BrandProblem extends Error {}
