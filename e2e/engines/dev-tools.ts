/** What a browser sends: the answer to a command, or something that happened. */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  /** Of Chromium with its message, of Firefox a code with the message beside it. */
  error?: { message: string } | string;
  message?: string;
}

/** A connection to a Chromium or a page of it (its developer tools’ protocol), or to Firefox (WebDriver BiDi). */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  readonly #listening = new Map<string, ((params: unknown) => void)[]>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as Message);
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has closed the connection'));
    };
  }

  static async open(url: string): Promise<DevTools> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`no connection to ${url}`));
    });
    return new DevTools(socket);
  }

  /** @throws with what the browser says when it refuses */
  send<T = void>(method: string, params: Record<string, unknown> = {}): Promise<T> {
    const id = (this.#last += 1);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject });
    });
  }

  on<T>(event: string, listener: (params: T) => void): void {
    const listeners = this.#listening.get(event) ?? [];
    this.#listening.set(event, [...listeners, (params) => listener(params as T)]);
  }

  /** Waits until something happens once more. */
  next(event: string): Promise<unknown> {
    return new Promise((resolve) => this.on(event, resolve));
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, method = '', params, result, error, message }: Message): void {
    for (const listener of this.#listening.get(method) ?? []) listener(params);
    if (id === undefined) return;
    if (error)
      this.#waiting.get(id)?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
    else this.#waiting.get(id)?.resolve(result);
    this.#waiting.delete(id);
  }
}
