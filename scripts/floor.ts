/**
 * The oldest engines in which pages look and work as they do in others (ADR-042), as browserslist names them. Chromium
 * 70 is of 2018, Safari 12 as well; Firefox gets its updates on everything that it runs on.
 */
export const floor: readonly string[] = ['chrome 70', 'firefox esr', 'safari 12', 'ios_saf 12.0-12.1'];

/** The floor as esbuild names it. Safari 12 needs nothing more in styles than this, by the compatibility data. */
export const compilerTargets: readonly string[] = ['chrome70'];

/** The edition of the language that all engines of the floor understand. */
export const scriptTarget = 'es2019';
