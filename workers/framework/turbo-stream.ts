/**
 * Stands for the `turbo-stream` package (stand-ins.ts). The framework encodes the loader data of every page for
 * hydration, which no page does (SHELL-25); without that, Home costs an eighth less CPU time (ADR-006).
 * @returns a stream that nobody reads
 */
export function encode(): ReadableStream<Uint8Array> {
  return new ReadableStream();
}

/** Only the framework's browser client decodes. */
export function decode(): never {
  throw new Error('no page hydrates');
}
