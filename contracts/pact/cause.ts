import { isOtherSystem } from '../endpoint.ts';
import { Envelope, problemNamed } from '../envelope.ts';
import type { Fault } from './compare.ts';
import { interactionOf } from './interaction.ts';
import type { Denial, Interaction } from './interaction-type.ts';
import type { Exchange } from './relay.ts';

/** Returns the fault of an answer as a whole, with its remedy. A finding about its fields would only repeat it. */
export function causeOf(description: string, exchange: Exchange): Fault | undefined {
  const interaction = interactionOf(description);
  if (!interaction) return undefined;
  const { target, outcome } = interaction;
  const hasEnvelope = !isOtherSystem(target.service);
  if (outcome.kind === 'denied')
    return deniedCause(outcome, exchange.status, Envelope.safeParse(json(exchange.text)).data, hasEnvelope);
  if (!hasEnvelope) return undefined;
  return statusCause(exchange) ?? bodyCause(exchange) ?? outcomeCause(interaction, exchange);
}

function statusCause({ status }: Exchange): Fault | undefined {
  const cause = (message: string) => ({ field: 'HTTP status', message: `is ${status}${message}` });
  if (status === 401 || status === 403)
    return cause(
      ', which ends the session of the customer: your service takes the signature or a token for wrong. Give the key ' +
        'of x-signature as --secret, an access token that it accepts as --bearer, and an ID token as --id-token',
    );
  if (status >= 500)
    return cause(', a failure of the service. Answer with 200 and the reply, or with a refusal and 200 or 4xx');
  if (status >= 300 && status < 400) return cause(', a redirect, which the portal does not follow. Answer with 200');
  return undefined;
}

function bodyCause({ status, text, request, contentType }: Exchange): Fault | undefined {
  const call = request ? `${request.method} ${new URL(request.url).pathname}` : 'the call';
  const isJson = contentType === undefined || /^application\/([a-z.-]+\+)?json/.test(contentType);
  const isEnvelope = Envelope.safeParse(json(text)).success;
  if (isEnvelope && isJson) return undefined;
  if (status >= 400 && !isEnvelope)
    return {
      field: 'HTTP status',
      message: `is ${status} without an envelope: nothing seems to answer ${call}. Serve that path`,
    };
  if (text === '') return { field: 'body', message: `is empty. ${sendEnvelope}` };
  if (!isJson)
    return { field: 'header content-type', message: `is ${contentType || 'missing'}. Send application/json` };
  if (json(text) === undefined) return { field: 'body', message: `is no JSON. ${sendEnvelope}` };
  const there = Object.keys(json(text) ?? {}).join(', ') || 'nothing';
  return { field: 'body', message: `has no status of SUCCESS or FAILURE; there is ${there}. ${sendEnvelope}` };
}

const sendEnvelope = 'Send the envelope: {"status":"SUCCESS","data":…}, as application/json';

function outcomeCause({ target, outcome }: Interaction, { text }: Exchange): Fault | undefined {
  const envelope = Envelope.parse(json(text));
  if (envelope.status === 'FAILURE' && outcome.kind === 'reply')
    return {
      field: 'status',
      message:
        `is FAILURE with resCode ${envelope.resCode ?? 'none'} ` +
        `(${problemNamed(target, envelope) ?? 'not declared'}). In this state the call has to succeed: answer SUCCESS`,
    };
  if (envelope.status === 'SUCCESS' && outcome.kind === 'problem')
    return {
      field: 'status',
      message: `is SUCCESS. In this state the call has to be refused: answer FAILURE with resCode ${outcome.resCode}`,
    };
  return undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the fault of an answer to a call that must be refused, with the right answer.
 * @param hasEnvelope false for other systems, of which only the status counts
 */
function deniedCause(
  { wrong, statuses, by }: Denial,
  status: number,
  envelope: Envelope | undefined,
  hasEnvelope: boolean,
): Fault | undefined {
  const subject = asks[by](wrong);
  const saysFailure = hasEnvelope && by !== 'headers';
  if (saysFailure && envelope?.status === 'SUCCESS')
    return { field: 'status', message: `is SUCCESS. ${subject}: answer FAILURE` };
  if (!statuses.includes(status)) {
    const remedy =
      by === 'headers'
        ? statuses.join(' or ')
        : `${by === 'object' ? '403, or ' : ''}${hasEnvelope ? '200 or ' : ''}any of 4xx but ${but[by]}`;
    return { field: 'HTTP status', message: `is ${status}. ${subject}: answer ${remedy}` };
  }
  if (saysFailure && !envelope)
    return { field: 'body', message: `has no status of FAILURE. ${subject}: send {"status":"FAILURE"}` };
  return undefined;
}

const asks: Readonly<Record<Denial['by'], (wrong: string) => string>> = {
  headers: (wrong) => `The request has ${wrong}`,
  object: (wrong) => `The request has the ${wrong}`,
  state: () => 'In this state the call has to be refused',
};

const but = { object: '401', state: '401 and 403' } as const;
