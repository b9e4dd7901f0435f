/** Bytes that a match has at least: shorter ones cost more than they save. */
const leastMatch = 5;
const hashBits = 15;
/** Number of places of a dictionary that are compared. */
const tries = 8;

/** A part of a text, by its first byte and the byte after its last one. */
export type Range = readonly [start: number, end: number];

/** Bytes that are sent as they are, then a copy of bytes that are there already. */
export interface Sequence {
  /** First byte of the literals, and their number. */
  from: number;
  literals: number;
  /** Distance and number of the copied bytes. */
  offset: number;
  length: number;
}

/** Finds what a text repeats of a dictionary and of itself: greedy LZ77. */
export class MatchFinder {
  /** The dictionary, then the text. */
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly #heads = new Int32Array(1 << hashBits);
  readonly #previous: Int32Array;
  readonly #own = new Int32Array(1 << hashBits);

  /** @param mostBytes the longest text */
  constructor(dictionary: Uint8Array, mostBytes: number) {
    this.start = dictionary.length;
    this.bytes = new Uint8Array(this.start + mostBytes);
    this.bytes.set(dictionary);
    this.#previous = new Int32Array(this.start);
    for (let place = 0; place + leastMatch <= this.start; place += 1) {
      const hash = this.#hashAt(place);
      this.#previous[place] = this.#heads[hash] as number;
      this.#heads[hash] = place + 1;
    }
  }

  /**
   * Returns the sequences of a text that was written behind the dictionary. No copy has a byte of a secret, so that the
   * number of sequences does not depend on it (ADR-060).
   * @param end the byte after the text
   * @param secrets parts of the text, in its order
   */
  sequences(end: number, secrets: readonly Range[]): Sequence[] {
    const { start } = this;
    this.#own.fill(0);
    const sequences: Sequence[] = [];
    let literalsFrom = start;
    let last = 0;
    let place = start;
    for (const [secretStart, secretEnd] of [...secrets, [end, end] as const]) {
      while (place + leastMatch <= secretStart) {
        const { source, length } = this.#longest(place, secretStart, last, secrets);
        if (length < leastMatch) {
          place += 1;
          continue;
        }
        let extension = 0;
        while (
          place - extension > literalsFrom &&
          this.#mayExtend(source - extension - 1, place - extension - 1, secrets)
        )
          extension += 1;
        const from = literalsFrom;
        last = place - source;
        sequences.push({ from, literals: place - extension - from, offset: last, length: length + extension });
        place += length;
        literalsFrom = place;
      }
      place = Math.max(place, secretEnd);
    }
    return sequences;
  }

  /** Returns the longest match at a place, among the last distance, the text itself and the dictionary. */
  #longest(place: number, end: number, last: number, secrets: readonly Range[]): { source: number; length: number } {
    const { bytes } = this;
    const hash = this.#hashAt(place);
    let [source, length] = [0, 0];
    const compare = (from: number) => {
      if (length > 0 && bytes[from + length] !== bytes[place + length]) return;
      const most = Math.min(end - place, this.#openBytes(from, secrets));
      let count = 0;
      while (count < most && bytes[from + count] === bytes[place + count]) count += 1;
      if (count > length) [source, length] = [from, count];
    };
    if (last > 0) compare(place - last);
    const previous = this.#own[hash] as number;
    if (previous > 0) compare(previous);
    this.#own[hash] = place;
    let head = this.#heads[hash] as number;
    for (let attempts = tries; head > 0 && attempts > 0; attempts -= 1) {
      compare(head - 1);
      head = this.#previous[head - 1] as number;
    }
    return { source, length };
  }

  /** Returns the number of bytes from a place to the next secret; none within one. */
  #openBytes(place: number, secrets: readonly Range[]): number {
    for (const [start, end] of secrets) if (place < end) return Math.max(0, start - place);
    return this.bytes.length;
  }

  #mayExtend(source: number, place: number, secrets: readonly Range[]): boolean {
    if (source < 0 || this.bytes[source] !== this.bytes[place]) return false;
    return !secrets.some(([start, end]) => (source >= start && source < end) || (place >= start && place < end));
  }

  #hashAt(place: number): number {
    const { bytes } = this;
    const four =
      (bytes[place] as number) |
      ((bytes[place + 1] as number) << 8) |
      ((bytes[place + 2] as number) << 16) |
      ((bytes[place + 3] as number) << 24);
    const mixed = four ^ Math.imul(bytes[place + 4] as number, 0x9e_37_79_b1);
    return Math.imul(mixed, 0x85_eb_ca_6b) >>> (32 - hashBits);
  }
}
