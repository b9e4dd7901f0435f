import type { Envelope } from '../envelope.ts';
import type { Fault } from './compare.ts';
import type { Denial } from './interaction-type.ts';

/**
 * What is wrong with the answer to a call that must be refused, with what to answer instead.
 * @param hasEnvelope false for other systems, of which the status alone tells
 */
export function deniedCause(
  { wrong, statuses, by }: Denial,
  status: number,
  envelope: Envelope | undefined,
  hasEnvelope: boolean,
): Fault | undefined {
  const asked = asks[by](wrong);
  const saysFailure = hasEnvelope && by !== 'headers';
  if (saysFailure && envelope?.status === 'SUCCESS')
    return { field: 'status', message: `is SUCCESS. ${asked}: answer FAILURE` };
  if (!statuses.includes(status)) {
    const wanted =
      by === 'headers'
        ? statuses.join(' or ')
        : `${by === 'object' ? '403, or ' : ''}${hasEnvelope ? '200 or ' : ''}any of 4xx but ${but[by]}`;
    return { field: 'HTTP status', message: `is ${status}. ${asked}: answer ${wanted}` };
  }
  if (saysFailure && !envelope)
    return { field: 'body', message: `has no status of FAILURE. ${asked}: send {"status":"FAILURE"}` };
  return undefined;
}

const asks: Readonly<Record<Denial['by'], (wrong: string) => string>> = {
  headers: (wrong) => `The request has ${wrong}`,
  object: (wrong) => `The request has the ${wrong}`,
  state: () => 'In this state the call has to be refused',
};

const but = { object: '401', state: '401 and 403' } as const;
