/**
 * Memory for the arrays of one frame, which are views of it: V8 takes a microsecond for an array of its own beyond 64
 * bytes, and a frame needs fifty.
 */
export class Memory {
  readonly #buffer: ArrayBuffer;
  #used = 0;

  /** @param bytes that all arrays may have together, each rounded up to eight */
  constructor(bytes: number) {
    this.#buffer = new ArrayBuffer(bytes);
  }

  /** Makes all of it free again: earlier arrays are no longer valid. */
  clear(): void {
    this.#used = 0;
  }

  /** The arrays begin with zeros. @throws RangeError where the memory is too small */
  uint8(count: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#take(count), count).fill(0);
  }

  uint16(count: number): Uint16Array {
    return new Uint16Array(this.#buffer, this.#take(2 * count), count).fill(0);
  }

  int16(count: number): Int16Array {
    return new Int16Array(this.#buffer, this.#take(2 * count), count).fill(0);
  }

  uint32(count: number): Uint32Array {
    return new Uint32Array(this.#buffer, this.#take(4 * count), count).fill(0);
  }

  int32(count: number): Int32Array {
    return new Int32Array(this.#buffer, this.#take(4 * count), count).fill(0);
  }

  /** Takes a part, which is aligned for every kind of number. @returns its first byte */
  #take(bytes: number): number {
    const start = this.#used;
    this.#used = start + ((bytes + 7) & ~7);
    return start;
  }
}
