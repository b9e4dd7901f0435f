/** A request that changed an account, with all that makes the same change again. */
export interface KeptRequest {
  /** Time at which the request arrived, in milliseconds. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ids that were generated during the request, in their order. */
  readonly ids: readonly string[];
}

/** Parts of a request that the world reads; all else from the browser or the platform is dropped. */
const headersRead = ['authorization', 'content-type', 'date'];

/** Returns the headers that are stored with a request. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(
      ([name]) => headersRead.includes(name) || (name.startsWith('x-') && !/^x-(forwarded|real)/.test(name)),
    ),
  );
}

/** The requests that changed an account, in the storage of its object. */
export class KeptRequests {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Makes the table: objects of accounts that were never opened have none, and cost nothing. */
  begin(): void {
    this.#sql.exec('CREATE TABLE IF NOT EXISTS request (n INTEGER PRIMARY KEY, kept TEXT NOT NULL)');
  }

  add(request: KeptRequest): void {
    this.#sql.exec('INSERT INTO request (kept) VALUES (?)', JSON.stringify(request));
  }

  /** Returns all requests, in the order of their arrival. */
  list(): KeptRequest[] {
    if (this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'request'").toArray().length === 0) return [];
    return this.#sql
      .exec<{ kept: string }>('SELECT kept FROM request ORDER BY n')
      .toArray()
      .map(({ kept }) => JSON.parse(kept) as KeptRequest);
  }
}
