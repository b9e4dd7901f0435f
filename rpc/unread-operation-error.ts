/**
 * What was asked for leads to an operation that was sent and that this version of the portal cannot read: its page in
 * Activity says that it is being checked (LEDGER-27).
 */
export class UnreadOperationError extends Error {
  readonly operationId: string;
  constructor(operationId: string) {
    super();
    this.name = 'UnreadOperationError';
    this.operationId = operationId;
  }
}
