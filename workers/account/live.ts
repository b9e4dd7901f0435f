import type { Audience } from '#rpc/domain/polling.ts';
import { rateHeaders } from '../gate/rate.ts';
import { clock } from '../clock.ts';

/** Pages that may listen at the same time: of one session, and of one person in all their sessions (SAFETY-28). */
export const mostSockets = 10;
export const mostSocketsOfPerson = 30;
/** Loading time of a page of an earlier version, which sends no time of its own. Milliseconds. */
const loadingMs = 10_000;
const key = 'changedAt';

/** Pages that wait for news: hibernating WebSockets, one per open page, tagged by session. */
export class Live {
  readonly #state: DurableObjectState;
  #changedAt: number | undefined;

  constructor(state: DurableObjectState) {
    this.#state = state;
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Accepts a page's socket with the parameters of its request. */
  joinBy(request: Request): Response {
    const { searchParams } = new URL(request.url);
    const since = /^\d{1,15}$/.exec(searchParams.get('since') ?? '')?.[0];
    return this.#join(
      { session: request.headers.get('x-session') ?? '', person: `person ${request.headers.get('x-customer') ?? ''}` },
      searchParams.get('audience') === 'journey' ? 'journey' : 'home',
      since === undefined ? undefined : Number(since),
    );
  }

  /**
   * Accepts a page's socket, unless its session or its person has too many. Notifies it of a change since the page was
   * made: while it loaded, or while its socket was lost (POLL-11, POLL-14).
   */
  #join(
    { session, person }: { session: string; person: string },
    audience: Audience,
    since = clock.now() - loadingMs,
  ): Response {
    const countOf = (tag: string) => this.#state.getWebSockets(tag).length;
    if (countOf(session) >= mostSockets || countOf(person) >= mostSocketsOfPerson)
      return new Response('too many pages listen', { status: 429, headers: rateHeaders });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#state.acceptWebSocket(server, [session, person]);
    server.serializeAttachment({ audience });
    if (this.#lastChange() >= since) server.send('changed');
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Returns the connected audience with the shortest poll interval. */
  audience(): Audience {
    const all = this.#state
      .getWebSockets()
      .map((socket) => (socket.deserializeAttachment() as { audience: Audience } | null)?.audience);
    return all.includes('journey') ? 'journey' : all.includes('home') ? 'home' : 'nobody';
  }

  /** Returns true when no page is connected. */
  isQuiet(): boolean {
    return this.#state.getWebSockets().length === 0;
  }

  /**
   * Notifies every page of a change; each page reads again with its own rights. The time is stored: pages reconnect
   * after the object was restarted, and reload only for changes that they have not shown.
   */
  changed(): void {
    this.#changedAt = clock.now();
    this.#state.storage.kv.put(key, this.#changedAt);
    this.#tell('changed');
  }

  /** Notifies pages of a poll without a change: they show its time, in epoch milliseconds. */
  checked(at: number): void {
    this.#tell(String(at));
  }

  #lastChange(): number {
    return (this.#changedAt ??= this.#state.storage.kv.get<number>(key) ?? 0);
  }

  #tell(message: string): void {
    for (const socket of this.#state.getWebSockets()) {
      try {
        socket.send(message);
      } catch {
        socket.close(1011);
      }
    }
  }

  /** Disconnects the pages of a session that signed out. */
  leave(session: string): void {
    for (const socket of this.#state.getWebSockets(session)) socket.close(1000, 'signed out');
  }
}
