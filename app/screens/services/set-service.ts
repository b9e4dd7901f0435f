import type { ServiceStatus, ServiceType } from '#contracts/service/vocabulary.ts';
import { isEnabled, isOffered } from '#rpc/domain/service.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { type FullSnapshot, readSnapshot } from '#rpc/portal/snapshot.ts';
import { submitOnce } from '#rpc/portal/submit-once.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne } from '#rpc/portal-reads.ts';
import { unwrap } from '#rpc/problem.ts';
import { assertServices, statusRead } from './service-reads.ts';

interface ServiceChange {
  service: ServiceType;
  lineRef: string;
  operationId: string;
  enable: boolean;
}

/**
 * Turns a line's service on or off, once for one form (SERVICE-14).
 * @throws as `submitOnce` does, and NOT_FOUND while services are closed
 */
export async function setService(
  context: PortalContext,
  { service, lineRef, operationId, enable }: ServiceChange,
): Promise<FormOutcome<'service', 'same'>> {
  return await submitOnce<'service', ServiceStatus, 'same'>(context, 'service', {
    operationId,
    lineRef,
    payload: { service, enable },
    read: () => readStatus(context),
    decide({ snapshot, line, data }) {
      assertServices(snapshot);
      if (!isOffered(service, snapshot.config)) return { kind: 'refuse', reason: 'service-closed' };
      return isEnabled(data, line.id, service) === enable
        ? { kind: 'review', notice: 'same' }
        : { kind: 'send', terms: { service, enable }, baseline: {} };
    },
  });
}

/** Reads the group and its services anew. @throws FaultError or ProblemError */
async function readStatus(context: PortalContext): Promise<{ snapshot: FullSnapshot; data: ServiceStatus }> {
  const [snapshot, status] = await Promise.all([
    readSnapshot(context, maxAge.now),
    readOne(context, statusRead(context.viewer, maxAge.now)),
  ]);
  return { snapshot, data: unwrap(status) };
}
