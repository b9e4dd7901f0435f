/** What is said when an address is filled in, in the page's language; the page has it in `data-words`. */
export interface PlaceWords {
  /** Before the place. */
  filled: string;
}
