import * as oauth from 'oauth4webapi';
import type { SignInCause } from '#rpc/domain/sign-in-cause.ts';
import { OtherPersonError } from './actor.ts';
import { ForgedTokenError } from './id-token.ts';
import { EmailMissingError, EmailNotVerifiedError } from './oidc.ts';
import { WeakSignInError } from './sign-in-strength.ts';

/** A reply of the provider that finishes no sign-in; its code is logged. */
export class SignInError extends Error {
  readonly code: 'no_attempt' | 'no_cookie' | 'too_old' | 'no_id_token';
  constructor(code: SignInError['code']) {
    super(`sign-in refused: ${code}`);
    this.code = code;
  }
}

/** Thrown when the provider redirects back with an error code in place of a reply. */
export class ProviderError extends Error {
  readonly code = 'provider_error';
  readonly signInCause: SignInCause;
  constructor(error: string) {
    super('the provider refused');
    this.signInCause = causeOfReply(error);
  }
}

const causes: Record<SignInError['code'], SignInCause> = {
  no_attempt: 'used',
  no_cookie: 'cookies',
  too_old: 'old',
  no_id_token: 'refused',
};

/** Errors by which a provider reports that it cannot reply now (RFC 6749, 4.1.2.1). */
const outages = ['server_error', 'temporarily_unavailable'];
/** Errors by which providers report a canceled sign-in: the standard's, and those of Apple and others. */
const cancels = [
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'user_cancelled',
  'user_cancelled_authorize',
];

/** Returns the cause that the provider's error code names (SIGNIN-33). */
export function causeOfReply(error: string): SignInCause {
  if (outages.includes(error)) return 'unreachable';
  return cancels.includes(error) ? 'cancelled' : 'refused';
}

/** Returns the cause of a failed sign-in; what nothing else explains is an outage, which may pass (SIGNIN-33). */
export function causeOf(thrown: unknown): SignInCause {
  if (thrown instanceof SignInError) return causes[thrown.code];
  if (thrown instanceof ProviderError) return thrown.signInCause;
  if (thrown instanceof EmailNotVerifiedError) return 'unconfirmed';
  if (thrown instanceof EmailMissingError || thrown instanceof OtherPersonError) return 'refused';
  if (thrown instanceof WeakSignInError) return thrown.code === 'auth_time' ? 'unproved' : 'refused';
  if (thrown instanceof ForgedTokenError) return thrown.isTime ? 'clock' : 'refused';
  if (thrown instanceof oauth.ResponseBodyError) return causeOfTokenError(thrown);
  if (thrown instanceof oauth.OperationProcessingError) return causeOfFault(thrown);
  return 'unreachable';
}

/** A code is good for a short time and once: another one helps. */
function causeOfTokenError({ status, error }: oauth.ResponseBodyError): SignInCause {
  if (error === 'invalid_grant') return 'old';
  return isOutage(status) ? 'unreachable' : causeOfReply(error);
}

function causeOfFault({ code, cause }: oauth.OperationProcessingError): SignInCause {
  if (code === oauth.JWT_TIMESTAMP_CHECK) return 'clock';
  return cause instanceof Response && isOutage(cause.status) ? 'unreachable' : 'refused';
}

const isOutage = (status: number) => status >= 500 || status === 429;
