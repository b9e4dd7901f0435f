import type { PointName, pointTable } from '#workers/points/point-table.ts';

type Column<N extends PointName> = (typeof pointTable)[N]['texts'][number] | (typeof pointTable)[N]['numbers'][number];

const othersNote = 'points left out (`POINT_SAMPLING`)';

/** The trigger of each kind of point and the content of its columns, for docs/operations/points.md. */
export const notes: { readonly [N in PointName]: { when: string; columns: Readonly<Record<Column<N>, string>> } } = {
  'carrier call': {
    when: 'each call to the carrier or another system',
    columns: {
      endpoint: 'id of the declaration, such as `topup.create`',
      effect: '`read` or `write`',
      outcome:
        '`reply`, `problem`, or why there was neither: ' +
        '`timeout`, `network`, `http`, `garbage`, `refused`, `session`, `input`',
      detail: 'name of the problem, or HTTP status of the fault',
      ms: 'milliseconds until the outcome',
      try: '1, or 2 for a second try',
      others: othersNote,
    },
  },
  operation: {
    when: 'each move of an operation in the ledger',
    columns: {
      kind: 'its kind, such as `top-up`',
      from: 'the state before, or `none`',
      to: 'the new state; `none` when the carrier turned its call away',
      end: 'as in "operation ended" of [log-lines.md](log-lines.md); empty while open, and when the carrier did it',
      harm: '`no result` if the customer does not see its outcome, or empty',
      age: 'seconds since it was sent',
    },
  },
  poll: {
    when: 'each job of polling that was due',
    columns: {
      kind: 'kind of the operation or other subject',
      outcome:
        '`settled`, `open`, `no answer`, `given up`, `not asked`, `nobody` (no session is alive), ' +
        '`provider unreachable`, `threw`',
      lag: 'milliseconds of the alarm’s delay',
      age: 'seconds since the first poll',
      failures: 'earlier polls in a row without an answer',
      others: othersNote,
    },
  },
  page: {
    when: 'each request that the Worker answered, but `/readyz`',
    columns: {
      route: 'path of the route, references as `:lineRef`, or `other`',
      method: 'HTTP method',
      status: 'HTTP status',
      cause: '`carrier` or `provider` if the page failed without their answers, or `maintenance`',
      harm: '`no page` for a 5xx that a customer got, or empty',
      ms: 'milliseconds that it waited for others, without the Worker’s own work',
      others: othersNote,
    },
  },
  'sign-in': {
    when: 'each sign-in that began, opened a session or failed',
    columns: { outcome: '`begun`, `signed in` or `failed`', reason: 'code of the failure' },
  },
  renewal: {
    when: 'each renewal of a session’s tokens at the identity provider',
    columns: {
      outcome: '`renewed`, `unproved`, `refused`, `forged` or `unreachable`',
      ms: 'milliseconds until the outcome',
      others: othersNote,
    },
  },
  limit: {
    when: 'each request, form or operation that a limit refused',
    columns: { limit: 'name of the counter or limit ([limits.md](../limits.md)), kind of the operation, or `sockets`' },
  },
  event: {
    when:
      'each event of [log-lines.md](log-lines.md) and [security-events.md](../security-events.md) but calls, ' +
      'and each reply that differs from its contract, logged or not',
    columns: {
      event: 'name of the event',
      what: 'kind, reason or endpoint',
      count: 'number in a row, or 1',
    },
  },
};
