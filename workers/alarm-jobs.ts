import type { Backoff } from './backoff.ts';

/** One part of what an object's alarm does. */
export interface AlarmJob {
  name: string;
  /** When it is due, in milliseconds since 1970; undefined when there is nothing to do. */
  nextAt(): number | undefined;
  run(): Promise<void> | void;
}

interface AlarmJobsDeps {
  jobs: readonly AlarmJob[];
  backoff: Backoff;
  now: () => number;
}

/** What an alarm does, part by part: one that throws is left alone for longer each time, and stops no other. */
export class AlarmJobs {
  readonly #deps: AlarmJobsDeps;

  constructor(deps: AlarmJobsDeps) {
    this.#deps = deps;
  }

  /** Does what is due, in order, until `isOver` says that nothing is left to do. @returns what it says in the end */
  async run(isFinished: () => boolean): Promise<boolean> {
    const { jobs: chores, backoff: setbacks, now } = this.#deps;
    for (const chore of chores) {
      if (isFinished()) return true;
      if ((this.#nextOf(chore) ?? Infinity) > now()) continue;
      await setbacks.run(chore.name, async () => {
        await chore.run();
        // One whose next time cannot be told would be due at once, again and again.
        if (!isFinished()) chore.nextAt();
      });
    }
    return isFinished();
  }

  /** When the alarm should ring, in milliseconds since 1970; undefined for never. */
  nextAt(): number | undefined {
    const times = this.#deps.jobs.flatMap((chore) => this.#nextOf(chore) ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  #nextOf(chore: AlarmJob): number | undefined {
    const { backoff: setbacks, now } = this.#deps;
    if (setbacks.isStopped(chore.name)) return undefined;
    const due = dueAt(chore, now);
    return due === undefined ? undefined : Math.max(due, setbacks.backoffUntil(chore.name));
  }
}

/** A chore that cannot say when it is due is due now: running it counts what it throws. */
function dueAt(chore: AlarmJob, now: () => number): number | undefined {
  try {
    return chore.nextAt();
  } catch {
    return now();
  }
}
