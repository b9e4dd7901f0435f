import type { Backoff } from './backoff.ts';

/** One of the jobs that an object's alarm runs. */
export interface AlarmJob {
  name: string;
  /** Returns its due time in epoch milliseconds; undefined without work. */
  nextAt(): number | undefined;
  run(): Promise<void> | void;
}

interface AlarmJobsDeps {
  jobs: readonly AlarmJob[];
  backoff: Backoff;
  now: () => number;
}

/** Runs the jobs of an alarm one by one. A job that throws backs off exponentially, and stops no other. */
export class AlarmJobs {
  readonly #deps: AlarmJobsDeps;

  constructor(deps: AlarmJobsDeps) {
    this.#deps = deps;
  }

  /** Runs the due jobs in order until `isFinished` returns true. @returns its last result */
  async run(isFinished: () => boolean): Promise<boolean> {
    const { jobs: chores, backoff: setbacks, now } = this.#deps;
    for (const chore of chores) {
      if (isFinished()) return true;
      if ((this.#nextOf(chore) ?? Infinity) > now()) continue;
      await setbacks.run(chore.name, async () => {
        await chore.run();
        // A job whose `nextAt` throws would be due at once, again and again.
        if (!isFinished()) chore.nextAt();
      });
    }
    return isFinished();
  }

  /** Returns the time of the next alarm in epoch milliseconds; undefined for never. */
  nextAt(): number | undefined {
    const times = this.#deps.jobs.flatMap((chore) => this.#nextOf(chore) ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  #nextOf(chore: AlarmJob): number | undefined {
    const { backoff: setbacks, now } = this.#deps;
    if (setbacks.isStopped(chore.name)) return undefined;
    const jobDueAt = dueAt(chore, now);
    return jobDueAt === undefined ? undefined : Math.max(jobDueAt, setbacks.backoffUntil(chore.name));
  }
}

/** Returns the due time of a job. One whose `nextAt` throws is due now: running it counts the error. */
function dueAt(chore: AlarmJob, now: () => number): number | undefined {
  try {
    return chore.nextAt();
  } catch {
    return now();
  }
}
