/**
 * Every data point that is written for operators (SAFETY-60): texts become blobs and numbers doubles, in this order,
 * after the common ones. `by` is the text that the platform samples by: rare values stay exact beside frequent ones.
 * docs/operations/points.md describes each; dashboards, alerts and `npm run ops -- watch` query them by these names.
 * Nothing in a point may identify a person. New texts and numbers go to the end. `others` is the number of points that
 * one stands for beside itself (sampling.ts).
 */
export const pointTable = {
  'carrier call': {
    texts: ['endpoint', 'effect', 'outcome', 'detail'],
    numbers: ['ms', 'try', 'others'],
    by: 'endpoint',
  },
  operation: { texts: ['kind', 'from', 'to', 'end', 'harm'], numbers: ['age'], by: 'kind' },
  poll: { texts: ['kind', 'outcome'], numbers: ['lag', 'age', 'failures', 'others'], by: 'kind' },
  page: { texts: ['route', 'method', 'status', 'cause', 'harm'], numbers: ['ms', 'others'], by: 'route' },
  'sign-in': { texts: ['outcome', 'reason'], numbers: [], by: 'outcome' },
  renewal: { texts: ['outcome'], numbers: ['ms', 'others'], by: 'outcome' },
  limit: { texts: ['limit'], numbers: [], by: 'limit' },
  event: { texts: ['event', 'what'], numbers: ['count'], by: 'event' },
} as const satisfies Record<string, { texts: readonly string[]; numbers: readonly string[]; by: string }>;

export type PointName = keyof typeof pointTable;
type Table = typeof pointTable;

/** Names of the text fields with which all points begin. */
export const commonTexts = ['point', 'version'] as const;

/** Values of one point by the name of the field. */
export type PointFacts<N extends PointName> = Readonly<
  Record<Table[N]['texts'][number], string> & Record<Exclude<Table[N]['numbers'][number], 'others'>, number>
>;

/** The platform's limits of one point: texts, numbers, bytes of the index. It takes 250 points of one invocation. */
export const pointLimits = { blobs: 20, doubles: 20, indexBytes: 96 };
