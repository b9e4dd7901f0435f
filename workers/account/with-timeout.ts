/**
 * Waits for the work, but no longer than `ms`. The timer ends with the work, or it would keep a Durable Object awake.
 * @returns what came of the work; undefined when it is not done yet
 * @throws what the work throws in time
 */
export async function withTimeout<T>(ms: number, work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, enough]);
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
}
