import { isFinal } from '#rpc/domain/ledger.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import type { SignInProof } from '#rpc/portal-account.ts';
import type { GuardedAct } from '../operator/guarded-act.ts';

interface GuardedActsDeps {
  groupId: () => string | undefined;
  note: (act: GuardedAct) => Promise<void>;
  background: (work: Promise<unknown>) => void;
  /** Runs when a line of the log could not be written, so that the security log has it. */
  failed: () => void;
}

/** Operations that want a recent sign-in: a line when each is sent, and one when it has ended (SAFETY-57). */
export class StepUpAuditLog {
  readonly #deps: GuardedActsDeps;
  /** Sign-in proofs of operations that are about to be sent, by operation id. */
  readonly #proofs = new Map<string, SignInProof>();

  constructor(deps: GuardedActsDeps) {
    this.#deps = deps;
  }

  /** Remembers the sign-in of an operation's sender while the operation is submitted. */
  async during<T>(operationId: string, proof: SignInProof | undefined, submit: () => Promise<T>): Promise<T> {
    if (proof) this.#proofs.set(operationId, proof);
    try {
      return await submit();
    } finally {
      this.#proofs.delete(operationId);
    }
  }

  moved({ id, kind, state, actorId }: Operation): void {
    const isSent = state === 'sending';
    if (!declarationOf(kind).recentSignIn || !(isSent || isFinal(state))) return;
    const groupId = this.#deps.groupId();
    if (groupId === undefined) return;
    const act = { groupId, customerId: actorId, what: kind, operationId: id };
    const work = isSent
      ? this.#deps.note({ ...act, result: 'sent', proof: this.#proofs.get(id) })
      : this.#deps.note({ ...act, result: state });
    this.#deps.background(work.catch(() => this.#deps.failed()));
  }
}
