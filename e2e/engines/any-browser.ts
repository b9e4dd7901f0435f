/** A browser as a person has it: text on a screen, and what hands do there. Words are the beginning of a control's. */
export interface AnyBrowser {
  /** Follows a link or presses a button. */
  press(words: string): Promise<void>;
  /** Selects a radio button, or ticks a checkbox. */
  choose(label: string): Promise<void>;
  /** Types into an empty field. */
  type(label: string, text: string): Promise<void>;
  /** Waits until words are on the screen. */
  sees(words: string, timeout?: number): Promise<void>;
  /** Waits until words are on a page that reloads by itself. */
  reads(words: string, timeout: number): Promise<void>;
  quit(): void | Promise<void>;
}
