/** A key that writes no character. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** A window of a browser, driven from outside. Every method throws the error that the browser returns. */
export interface Remote {
  goTo(url: string): Promise<unknown>;
  /** Calls a function in the page. It reads nothing but its arguments and the page; both ways carry JSON. */
  call<Args extends readonly unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T>;
  /** Presses at a place of the page, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  hit(key: Key): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the part of the page that is on the screen. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

/** A running browser. */
export interface Program {
  /** Opens a window that shares no cookies with the others. */
  window(): Promise<Remote>;
  quit(): Promise<void>;
}

/** The source of an expression that calls a function in a page. */
export const callSource = (inPage: (...args: never) => unknown, args: readonly unknown[]) =>
  `(${inPage})(...${JSON.stringify(args)})`;
