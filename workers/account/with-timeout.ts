/**
 * Waits for the work for `ms` at most. Clears its timer, because a pending timer keeps a Durable Object awake.
 * @returns the result of the work, or undefined after the timeout
 * @throws the error of the work
 */
export async function withTimeout<T>(ms: number, work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
}
