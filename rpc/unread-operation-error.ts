/**
 * Thrown when a request leads to a sent operation that this version of the portal cannot read. The operation's page in
 * Activity shows that it is being checked (LEDGER-27).
 */
export class UnreadOperationError extends Error {
  readonly operationId: string;
  constructor(operationId: string) {
    super();
    this.name = 'UnreadOperationError';
    this.operationId = operationId;
  }
}
