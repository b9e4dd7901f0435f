import { SequenceList } from './sequence-list.ts';

/** Bytes that a hash is made of: a match has at least so many. */
const hashedBytes = 4;
const [dictionaryHashBits, textHashBits] = [15, 12];
/** Number of places of a dictionary that are compared. */
const tries = 24;
/** A match of so many bytes is taken without a look at the next place. */
const enough = 16;
/** Later copies may be of parts of a copy that is shorter. */
const longCopy = 48;
/** Last place of a dictionary that is found: places have 16 bits, and 0 is none. */
const lastIndexed = 0xff_fe;
/** Half bits that a literal takes, and a copy besides its distance, on average. */
const [literalCost, copyCost] = [11, 18];

/** A part of a text, by its first byte and the byte after its last one. */
export type Range = readonly [start: number, end: number];

/** A part of a text without secrets with the number of its sequences, and the secret after it. */
export interface Segment {
  range: Range;
  count: number;
  secret: Range;
}

/** Finds what a text repeats of a dictionary and of itself: LZ77 with a look at the next place. */
export class MatchFinder {
  /** The dictionary, then the text. */
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly #view: DataView;
  readonly #heads = new Uint16Array(1 << dictionaryHashBits);
  readonly #previous: Uint16Array;
  readonly #own = new Int32Array(1 << textHashBits);
  readonly #sequences: SequenceList;
  #secrets: readonly Range[] = [];
  /** The last three distances. */
  #first = 0;
  #second = 0;
  #third = 0;
  /** The match that `#findAt` found, and the half bits that it saves. */
  #source = 0;
  #length = 0;
  #gain = 0;

  /**
   * Indexes a dictionary.
   * @param mostBytes the longest text
   */
  constructor(dictionary: Uint8Array, mostBytes: number) {
    this.start = dictionary.length;
    this.bytes = new Uint8Array(this.start + mostBytes);
    this.bytes.set(dictionary);
    this.#view = new DataView(this.bytes.buffer);
    this.#previous = new Uint16Array(this.start);
    this.#sequences = new SequenceList(mostBytes / hashedBytes);
    const last = Math.min(this.start - hashedBytes, lastIndexed);
    for (let place = 0; place <= last; place += 1) {
      const hash = hashOf(this.#view.getInt32(place, true)) >>> (32 - dictionaryHashBits);
      this.#previous[place] = this.#heads[hash] as number;
      this.#heads[hash] = place + 1;
    }
  }

  /**
   * Returns the sequences of a text that was written behind the dictionary, and its parts. No copy has a byte of a
   * secret, so that the number of sequences does not depend on it (ADR-060).
   * @param end the byte after the text
   * @param secrets parts of the text, in its order
   */
  find(end: number, secrets: readonly Range[]): { sequences: SequenceList; segments: Segment[] } {
    this.#own.fill(0);
    this.#secrets = secrets;
    this.#first = this.#second = this.#third = 0;
    const sequences = this.#sequences;
    sequences.count = 0;
    let from = this.start;
    const segments = [...secrets, [end, end] as const].map((secret) => {
      const range = [from, secret[0]] as const;
      const before = sequences.count;
      this.#addSequences(sequences, range);
      from = secret[1];
      return { range, count: sequences.count - before, secret };
    });
    return { sequences, segments };
  }

  #addSequences(sequences: SequenceList, [from, end]: Range): void {
    const last = end - hashedBytes;
    let literalsFrom = from;
    let place = from;
    while (place <= last) {
      if (!this.#findAt(place, end)) {
        place += 1;
        continue;
      }
      // A match of a next place may save more.
      let [source, length, gain] = [this.#source, this.#length, this.#gain];
      while (length < enough && place < last && this.#findAt(place + 1, end) && this.#gain > gain + literalCost) {
        place += 1;
        source = this.#source;
        length = this.#length;
        gain = this.#gain;
      }
      const after = place + length;
      const isShort = length < longCopy;
      const first = place + 1;
      const offset = place - source;
      // The bytes before the match may be equal, too.
      while (place > literalsFrom && this.#mayExtend(place - offset - 1, place - 1)) place -= 1;
      sequences.add(literalsFrom, place - literalsFrom, offset, after - place);
      this.#note(offset);
      // The next copies may be of this one.
      if (isShort) this.#noteOwn(first, Math.min(after, last + 1));
      place = literalsFrom = after;
    }
  }

  /** Notes every second place of the text by its next bytes: a match then begins a byte earlier by itself. */
  #noteOwn(from: number, to: number): void {
    for (let place = from; place < to; place += 2)
      this.#own[hashOf(this.#view.getInt32(place, true)) >>> (32 - textHashBits)] = place;
  }

  /** Puts a distance before the last ones, which take fewer bits. */
  #note(offset: number): void {
    if (offset === this.#first) return;
    if (offset !== this.#second) this.#third = this.#second;
    this.#second = this.#first;
    this.#first = offset;
  }

  /**
   * Finds the match at a place that saves most, among the last distances, the text itself and the dictionary.
   * @returns false where there is none
   */
  #findAt(place: number, end: number): boolean {
    const { bytes, start } = this;
    const view = this.#view;
    const heads = this.#heads;
    const previous = this.#previous;
    const four = view.getInt32(place, true);
    this.#gain = 0;
    this.#length = 0;
    const firstSource = place - this.#first;
    if (firstSource < place && view.getInt32(firstSource, true) === four)
      this.#compare(firstSource, place, end, copyCost);
    const secondSource = place - this.#second;
    if (secondSource < place && view.getInt32(secondSource, true) === four)
      this.#compare(secondSource, place, end, copyCost);
    const thirdSource = place - this.#third;
    if (thirdSource < place && view.getInt32(thirdSource, true) === four)
      this.#compare(thirdSource, place, end, copyCost);
    const hash = hashOf(four);
    const slot = hash >>> (32 - textHashBits);
    const earlier = this.#own[slot] as number;
    this.#own[slot] = place;
    if (earlier > 0 && view.getInt32(earlier, true) === four)
      this.#compare(earlier, place, end, copyCost + distanceCost(place - earlier));
    if (this.#length >= enough) return true;
    const cost = copyCost + distanceCost(place);
    let length = this.#length;
    let head = heads[hash >>> (32 - dictionaryHashBits)] as number;
    for (let attempts = tries; head > 0 && attempts > 0; attempts -= 1) {
      const from = head - 1;
      if (bytes[from + length] === bytes[place + length] && view.getInt32(from, true) === four) {
        this.#keep(from, this.#equalBytes(from, place, Math.min(end - place, start - from)), cost);
        length = this.#length;
      }
      head = previous[from] as number;
    }
    return length > 0;
  }

  /** Compares a place of the text with an earlier one, up to the next secret. */
  #compare(from: number, place: number, end: number, cost: number): void {
    const most = Math.min(end - place, from < this.start ? this.start - from : this.#openBytes(from));
    // The four bytes may be a secret's: no match depends on them.
    if (most >= hashedBytes) this.#keep(from, this.#equalBytes(from, place, most), cost);
  }

  /** Returns the number of equal bytes from two places on. */
  #equalBytes(from: number, place: number, most: number): number {
    const { bytes } = this;
    const view = this.#view;
    let count = 0;
    while (count + 4 <= most && view.getInt32(from + count, true) === view.getInt32(place + count, true)) count += 4;
    while (count < most && bytes[from + count] === bytes[place + count]) count += 1;
    return count;
  }

  #keep(source: number, length: number, cost: number): void {
    const gain = length * literalCost - cost;
    if (gain <= this.#gain) return;
    this.#gain = gain;
    this.#source = source;
    this.#length = length;
  }

  /** Returns the number of bytes from a place to the next secret; none within one. */
  #openBytes(place: number): number {
    for (const secret of this.#secrets) if (place < secret[1]) return Math.max(0, secret[0] - place);
    return this.bytes.length;
  }

  /** Returns true when a byte before a copy is the same as the one before its source, and no secret's. */
  #mayExtend(source: number, place: number): boolean {
    if (source < 0 || this.bytes[source] !== this.bytes[place]) return false;
    return source < this.start || this.#openBytes(source) > 0;
  }
}

/** Returns the hash of four bytes, whose upper bits are the best ones. */
const hashOf = (four: number): number => Math.imul(four, 0x9e_37_79_b1);

/** Returns the half bits of a distance. */
const distanceCost = (distance: number): number => 2 * (32 - Math.clz32(distance));
