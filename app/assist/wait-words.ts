/** What a countdown says, in the page's language; `#` stands for the seconds. The page has it in `data-words`. */
export interface WaitWords {
  one: string;
  more: string;
}
