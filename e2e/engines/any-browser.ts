/** A browser as a person has it: text on a screen, and what hands do there. Words are the beginning of a control's. */
export interface AnyBrowser {
  /** Follows a link or presses a button. */
  press(words: string): Promise<void>;
  /** Takes a radio button or a checkbox. */
  choose(label: string): Promise<void>;
  /** Types into an empty field. */
  type(label: string, text: string): Promise<void>;
  /** Waits for words on the screen. */
  sees(words: string, timeout?: number): Promise<void>;
  /** Waits for words on a page that loads itself again until it has them. */
  reads(words: string, timeout: number): Promise<void>;
  quit(): void | Promise<void>;
}
