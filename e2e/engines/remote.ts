/** One step of a key or of the pointer, as WebDriver and WebDriver BiDi both spell it. */
export type Step =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** What one device does, step by step. */
export type Device = { type: 'key'; id: string; actions: Step[] } | { type: 'pointer'; id: string; actions: Step[] };

/** A window of a browser, driven from outside. Every method throws what the browser answers when it refuses. */
export interface Remote {
  goTo(url: string): Promise<void>;
  /** Calls a function in the page. It sees nothing but its arguments and the page; both ways carry JSON. */
  call<Args extends readonly unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<T>;
  perform(devices: Device[]): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is on the screen. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Program {
  /** Opens a window that shares no cookies with the others. */
  window(): Promise<Remote>;
  quit(): Promise<void>;
}

/** The source of an expression that calls a function in a page and gives its result as JSON. */
export const callSource = (inPage: (...args: never) => unknown, args: readonly unknown[]) =>
  `JSON.stringify((${inPage})(...${JSON.stringify(args)}) ?? null)`;
