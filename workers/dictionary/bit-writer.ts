/** Writes numbers of some bits each, the lowest bit first. */
export class BitWriter {
  readonly #bytes: Uint8Array;
  #at: number;
  #pending = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Adds the lowest bits of a number, at most 16 at a time. */
  add(value: number, count: number): void {
    let pending = this.#pending | ((value & ((1 << count) - 1)) << this.#count);
    let total = this.#count + count;
    while (total >= 8) {
      this.#bytes[this.#at] = pending;
      this.#at += 1;
      pending >>>= 8;
      total -= 8;
    }
    this.#pending = pending;
    this.#count = total;
  }

  /** Ends the stream with the bit that marks its end. @returns the place after it */
  end(): number {
    this.add(1, 1);
    return this.fill();
  }

  /** Fills the last byte with zeros. @returns the place after it */
  fill(): number {
    if (this.#count > 0) this.add(0, 8 - this.#count);
    return this.#at;
  }
}
