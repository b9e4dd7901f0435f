/**
 * Sequences of a text, in columns: an object for each would be thrown away after every page. A sequence has bytes that
 * are sent as they are, then a copy of bytes that are there already.
 */
export class SequenceList {
  count = 0;
  /** First byte of the literals, and their number. */
  readonly from: Int32Array;
  readonly literals: Int32Array;
  /** Distance and number of the copied bytes. */
  readonly offset: Int32Array;
  readonly length: Int32Array;

  constructor(most: number) {
    this.from = new Int32Array(most);
    this.literals = new Int32Array(most);
    this.offset = new Int32Array(most);
    this.length = new Int32Array(most);
  }

  add(from: number, literals: number, offset: number, length: number): void {
    const { count } = this;
    this.from[count] = from;
    this.literals[count] = literals;
    this.offset[count] = offset;
    this.length[count] = length;
    this.count = count + 1;
  }
}
