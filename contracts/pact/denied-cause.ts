import type { Envelope } from '../envelope.ts';
import type { Fault } from './compare.ts';
import type { Denial } from './interaction-type.ts';

/** What is wrong with the answer to a call that must be refused, with what to answer instead. */
export function deniedCause(
  { wrong, statuses, isOfOthers }: Denial,
  status: number,
  envelope: Envelope | undefined,
): Fault | undefined {
  const asked = `The request has ${isOfOthers ? 'the ' : ''}${wrong}`;
  if (isOfOthers && envelope?.status === 'SUCCESS')
    return { field: 'status', message: `is SUCCESS. ${asked}: answer FAILURE` };
  if (!statuses.includes(status)) {
    const wanted = isOfOthers ? '403, or 200 or any of 4xx but 401' : statuses.join(' or ');
    return { field: 'HTTP status', message: `is ${status}. ${asked}: answer ${wanted}` };
  }
  if (isOfOthers && !envelope)
    return { field: 'body', message: `has no status of FAILURE. ${asked}: send {"status":"FAILURE"}` };
  return undefined;
}
