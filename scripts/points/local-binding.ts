/** A data point in the form that Analytics Engine receives. */
export interface DataPoint {
  indexes: string[];
  blobs: string[];
  doubles: number[];
}

const mark = 'data point ';

/**
 * Entry of a portal on this machine: the built Worker `app.js`, with a binding POINTS that logs each point as one line.
 * It replaces Analytics Engine, which workerd lacks; the deployed Worker does not contain it.
 */
export const entryWithPoints = `
export * from './app.js';
import portal, { AccountObject as Account, SessionObject as Session } from './app.js';
const POINTS = { writeDataPoint: (point) => console.log(${JSON.stringify(mark)} + JSON.stringify(point)) };
export class AccountObject extends Account {
  constructor(state, env) { super(state, { ...env, POINTS }); }
}
export class SessionObject extends Session {
  constructor(state, env) { super(state, { ...env, POINTS }); }
}
export default { fetch: (request, env, context) => portal.fetch(request, { ...env, POINTS }, context) };
`;

/** The point that a line of the log is; undefined for any other line. */
export function pointIn(line: string): DataPoint | undefined {
  return line.startsWith(mark) ? (JSON.parse(line.slice(mark.length)) as DataPoint) : undefined;
}
