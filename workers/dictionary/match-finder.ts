/** Bytes that a hash is made of: a match of the dictionary or of the text has at least so many. */
const hashedBytes = 4;
/** The shortest copy that zstd knows. */
const leastMatch = 3;
const hashBits = 15;
/** Number of places of a dictionary that are compared. */
const tries = 48;
/** A match of so many bytes is taken without a look at the next place. */
const enough = 48;
/** Bits that a literal takes, and a copy besides its distance, on average. */
const [literalBits, copyBits] = [5.5, 9];

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

/** A part of a text without secrets, and the secret after it. */
export interface Segment {
  range: Range;
  sequences: Sequence[];
  secret: Range;
}

interface Match {
  source: number;
  length: number;
  /** Bits that it saves. */
  gain: number;
}
interface Copy extends Match {
  place: number;
}

/** Finds what a text repeats of a dictionary and of itself: LZ77 with a look at the next place. */
export class MatchFinder {
  /** The dictionary, then the text. */
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly #heads = new Int32Array(1 << hashBits);
  readonly #previous: Int32Array;
  readonly #own = new Int32Array(1 << hashBits);
  /** The last three distances. */
  #first = 0;
  #second = 0;
  #third = 0;
  /** The best match so far at a place. */
  #source = 0;
  #length = 0;
  #gain = 0;

  /** @param mostBytes the longest text */
  constructor(dictionary: Uint8Array, mostBytes: number) {
    this.start = dictionary.length;
    this.bytes = new Uint8Array(this.start + mostBytes);
    this.bytes.set(dictionary);
    this.#previous = new Int32Array(this.start);
    for (let place = 0; place + hashedBytes <= this.start; place += 1) {
      const hash = this.#hashAt(place);
      this.#previous[place] = this.#heads[hash] as number;
      this.#heads[hash] = place + 1;
    }
  }

  /**
   * Returns the parts of a text that was written behind the dictionary. No copy has a byte of a secret, so that the
   * number of sequences does not depend on it (ADR-060).
   * @param end the byte after the text
   * @param secrets parts of the text, in its order
   */
  segments(end: number, secrets: readonly Range[]): Segment[] {
    this.#own.fill(0);
    [this.#first, this.#second, this.#third] = [0, 0, 0];
    let from = this.start;
    return [...secrets, [end, end] as const].map((secret) => {
      const range = [from, secret[0]] as const;
      from = secret[1];
      return { range, sequences: this.#sequences(range, secrets), secret };
    });
  }

  #sequences([from, end]: Range, secrets: readonly Range[]): Sequence[] {
    const sequences: Sequence[] = [];
    let literalsFrom = from;
    let place = from;
    while (place + hashedBytes <= end) {
      const match = this.#best(place, end, secrets);
      if (!match) {
        place += 1;
        continue;
      }
      const copy = this.#extended(this.#better({ ...match, place }, end, secrets), literalsFrom, secrets);
      const offset = copy.place - copy.source;
      sequences.push({ from: literalsFrom, literals: copy.place - literalsFrom, offset, length: copy.length });
      this.#note(offset);
      place = copy.place + copy.length;
      literalsFrom = place;
      // The next copies may be of this one.
      const noted = copy.length < enough ? Math.min(place, end - hashedBytes + 1) : 0;
      for (let inner = copy.place + 1; inner < noted; inner += 1) this.#own[this.#hashAt(inner)] = inner;
    }
    return sequences;
  }

  /** Returns a match, or the one of a next place while that saves more. */
  #better(match: Copy, end: number, secrets: readonly Range[]): Copy {
    let best = match;
    while (best.length < enough && best.place + 1 + hashedBytes <= end) {
      const next = this.#best(best.place + 1, end, secrets);
      if (!next || next.gain <= best.gain + literalBits) break;
      best = { ...next, place: best.place + 1 };
    }
    return best;
  }

  /** Returns a match with the equal bytes before it. */
  #extended({ place, source, length, gain }: Copy, least: number, secrets: readonly Range[]): Copy {
    let more = 0;
    while (place - more > least && this.#mayExtend(source - more - 1, place - more - 1, secrets)) more += 1;
    return { place: place - more, source: source - more, length: length + more, gain };
  }

  /** Puts a distance before the last ones, which take fewer bits. */
  #note(offset: number): void {
    if (offset === this.#first) return;
    if (offset !== this.#second) this.#third = this.#second;
    this.#second = this.#first;
    this.#first = offset;
  }

  /** Finds the match at a place that saves most, among the last distances, the text itself and the dictionary. */
  #best(place: number, end: number, secrets: readonly Range[]): Match | undefined {
    const { bytes, start } = this;
    this.#gain = 0;
    this.#length = 0;
    if (this.#first > 0) this.#compare(place - this.#first, place, end, copyBits, secrets);
    if (this.#second > 0) this.#compare(place - this.#second, place, end, copyBits, secrets);
    if (this.#third > 0) this.#compare(place - this.#third, place, end, copyBits, secrets);
    const hash = this.#hashAt(place);
    const previous = this.#own[hash] as number;
    if (previous > 0) this.#compare(previous, place, end, copyBits + 1 + (31 - Math.clz32(place - previous)), secrets);
    this.#own[hash] = place;
    const distanceBits = copyBits + 1 + (31 - Math.clz32(place));
    let head = this.#heads[hash] as number;
    for (let attempts = tries; head > 0 && attempts > 0; attempts -= 1) {
      const from = head - 1;
      const length = this.#length;
      if (bytes[from + length] === bytes[place + length]) {
        const most = Math.min(end - place, start - from);
        let count = 0;
        while (count < most && bytes[from + count] === bytes[place + count]) count += 1;
        this.#keep(from, count, distanceBits);
      }
      head = this.#previous[from] as number;
    }
    return this.#length > 0 ? { source: this.#source, length: this.#length, gain: this.#gain } : undefined;
  }

  /** Compares a place of the text with an earlier one, up to the next secret. */
  #compare(from: number, place: number, end: number, bits: number, secrets: readonly Range[]): void {
    const { bytes, start } = this;
    if (from < 0 || bytes[from] !== bytes[place]) return;
    const most = Math.min(end - place, from < start ? start - from : this.#openBytes(from, secrets));
    let count = 0;
    while (count < most && bytes[from + count] === bytes[place + count]) count += 1;
    this.#keep(from, count, bits);
  }

  #keep(source: number, length: number, bits: number): void {
    const gain = length * literalBits - bits;
    if (length < leastMatch || gain <= this.#gain) return;
    this.#gain = gain;
    this.#source = source;
    this.#length = length;
  }

  /** Returns the number of bytes from a place to the next secret; none within one. */
  #openBytes(place: number, secrets: readonly Range[]): number {
    for (const [start, end] of secrets) if (place < end) return Math.max(0, start - place);
    return this.bytes.length;
  }

  /** Returns true when a byte before a copy is the same as the one before its source, and no secret's. */
  #mayExtend(source: number, place: number, secrets: readonly Range[]): boolean {
    if (source < 0 || this.bytes[source] !== this.bytes[place]) return false;
    return source < this.start || this.#openBytes(source, secrets) > 0;
  }

  #hashAt(place: number): number {
    const { bytes } = this;
    const four =
      (bytes[place] as number) |
      ((bytes[place + 1] as number) << 8) |
      ((bytes[place + 2] as number) << 16) |
      ((bytes[place + 3] as number) << 24);
    return Math.imul(four, 0x9e_37_79_b1) >>> (32 - hashBits);
  }
}
