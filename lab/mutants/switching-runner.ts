import { inject, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** What the code that Stryker wrote into the source reads and counts. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  /** What any test of this process saw. */
  seen?: Set<string>;
}
const switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});
const seen = (switches.seen ??= new Set());

/** A mutant that goes round a loop so often would never leave it. */
switches.hitLimit = 100_000;

/** What makes Vitest run a test again. */
const onceMore = { state: 'fail', errors: [{ message: 'once more' }] };

/**
 * Runs each test once as it is, and then once with each mutant that it reached, in the same process: Vitest repeats it
 * as if it had failed. A mutant is seen when the test fails with it and passes again without it. Where it does not pass
 * again, what the test has not decided is doubtful and has to be tried in another process.
 */
export default class SwitchingRunner extends TestRunner {
  #left: string[] = [];
  #tries = 0;
  /** What the test failed with, until it has passed again. */
  #suspect: string | undefined;

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    test.retry = Number.MAX_SAFE_INTEGER;
    this.#tries = 0;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    Object.assign(test.result ?? {}, { attempts: [], errors: undefined });
    const isPlain = options.retry === 0 || this.#suspect !== undefined;
    switches.activeMutant = isPlain ? undefined : this.#left[0];
    switches.currentTestId = options.retry === 0 ? test.id : 'a try';
    switches.hitCount = 0;
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const isPass = test.result?.state !== 'fail';
    if (options.retry === 0) this.#begin(test, isPass);
    else if (this.#suspect !== undefined) this.#judge(test, this.#suspect, isPass);
    else {
      this.#tries += 1;
      const mutant = this.#left.shift();
      if (!isPass) this.#suspect = mutant;
    }
    switches.activeMutant = undefined;
    switches.currentTestId = 'a try';
    const isOver = this.#left.length === 0 && this.#suspect === undefined;
    Object.assign(test.result ?? {}, isOver ? { state: 'pass', errors: undefined } : onceMore);
  }

  /** After the first run, which says what the test reaches. */
  #begin(test: RunnerTestCase, isPass: boolean): void {
    const reached = switches.mutantCoverage?.perTest[test.id] ?? {};
    this.#left = isPass ? inject('mutants').filter((id) => id in reached && !seen.has(id)) : [];
    if (!isPass) (test.file.meta.failing ??= []).push(test.name);
  }

  /** After the run without a mutant that follows a failed one. Before the first mutant nothing can have been left. */
  #judge({ file }: RunnerTestCase, suspect: string, isPass: boolean): void {
    const isCertain = isPass || this.#tries === 1;
    if (isCertain) seen.add(suspect);
    if (!isPass) (file.meta.doubtful ??= []).push(...(isCertain ? [] : [suspect]), ...this.#left.splice(0));
    this.#suspect = undefined;
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    switches.currentTestId = undefined;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    const { file } = suite;
    const { meta } = file;
    if (suite.id !== file.id) return;
    meta.seen = [...seen];
    const { static: loaded = {}, perTest = {} } = switches.mutantCoverage ?? {};
    const reached = new Set([loaded, ...Object.values(perTest)].flatMap((ids) => Object.keys(ids)));
    meta.loaded = inject('mutants').filter((id) => id in loaded && !seen.has(id));
    meta.unreached = inject('mutants').filter((id) => !reached.has(id));
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutants that are to be tried. */
    mutants: string[];
  }
  interface TaskMeta {
    /** The mutants that any test saw so far. */
    seen?: string[];
    doubtful?: string[];
    /** Those that ran while a module was loaded, which happens once in a process. */
    loaded?: string[];
    unreached?: string[];
    /** Tests that fail without a mutant, and thus say nothing. */
    failing?: string[];
  }
}
