import { exactCents, roundCents } from '#contracts/cents.ts';
import type { ServiceType } from '#contracts/service/vocabulary.ts';
import { type Read, readOf } from '#rpc/domain/facts/read.ts';
import { disabledOf } from '#rpc/domain/permission.ts';
import { hasRates, serviceRefusal } from '#rpc/domain/service.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readAllWithView } from '#rpc/portal-reads.ts';
import { refreshSeconds, soonest } from '#rpc/poll/poll.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { findLine, findOperation, type FullSnapshot, snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';
import { type ServiceLine, serviceLines } from '../service-lines.ts';
import { assertOffered, isServiceClosed, needsTalk, statusRead } from '../service-reads.ts';
import { chosenCountry, type CountryRates, readCountryRates } from '../service-rates.ts';
import { readServiceUsage, type ServiceUsage } from '../service-usage.ts';

/** Prices of roaming inside the U.S., in cents; a rate that the carrier does not return is absent (SERVICE-20). */
export interface DomesticRates {
  data?: number;
  dataUnit?: string;
  voice?: number;
  sms?: number;
}

export interface ServiceModel {
  service: ServiceType;
  lines: ServiceLine[];
  usage?: ServiceUsage;
  /**
   * Countries in which the service works, with their rates; absent for a service that has the same rates everywhere.
   */
  countries: Read<CountryRates[]>;
  /** The country that the address names. */
  country?: CountryRates;
  /** Size of a pulse of data abroad, in the carrier's words. */
  dataUnit?: string;
  rates?: DomesticRates;
  /** Result of a change that this page's form started. */
  after?: ActivityEntry;
  /** The carrier has closed the service since the change was sent: only its result is shown (SERVICE-38). */
  closed: boolean;
  disabled?: ReturnType<typeof disabledOf>;
  letsTalk: boolean;
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number;
}

/** Query parameters of a service's page. */
export interface ServiceQuery {
  service: ServiceType;
  /** The line whose usage history is open. */
  usage?: string | undefined;
  /** First day of the billing cycle that the usage history shows. */
  cycle?: string | undefined;
  /** Id of the operation whose result is shown. */
  after?: string | undefined;
  /** The country whose rates are shown: its name in either language, or its code. */
  country?: string | undefined;
}

/**
 * Loads one service with its lines (SERVICE-5).
 * @throws NOT_FOUND while services are closed, for a country without the service, and for another's line,
 * NotAllowedError while this service is closed
 */
export async function loadServiceDetail(context: PortalContext, query: ServiceQuery): Promise<ServiceModel> {
  const { viewer, now } = context;
  const { service } = query;
  // A line of another account is not found before any carrier call (SAFETY-1).
  if (query.usage !== undefined) await findLine(context, query.usage);
  const [{ outcomes, view }, countries, operation] = await Promise.all([
    readAllWithView(context, { ...snapshotReads(viewer), status: statusRead(viewer) }),
    readCountryRates(context, service),
    findOperation(context, query.after),
  ]);
  const { me, group, keys, status } = outcomes;
  const snapshot = snapshotOf(me, group, keys, context);
  const change = changeOf(service, operation);
  const changeResult = await readEntryAfter(context, snapshot, change);
  const closed = isServiceClosed(snapshot, service);
  // A sent change has its result on the page; the flag's refusal would claim that nothing changed.
  if (!changeResult) assertOffered(snapshot, service);
  const usage =
    closed || query.usage === undefined
      ? undefined
      : await readServiceUsage(context, snapshot, { service, usage: query.usage, cycle: query.cycle });
  const lines = serviceLines({
    service,
    snapshot,
    status: readOf(status),
    view,
    blockedLineId: change && blocks(change) ? change.subjectId : undefined,
    unavailableLineId: change && isUnavailable(change) ? change.subjectId : undefined,
  });
  const waits = view.jobs.map((job) => refreshSeconds(job.kind, now() - job.startedAt, 'home'));
  return {
    service,
    lines,
    usage,
    countries,
    country: chosenCountry(countries, query.country),
    dataUnit: snapshot.config.IR_DATA_PULSE_UNIT,
    rates: hasRates(service) ? undefined : domesticRates(snapshot),
    after: changeResult?.entry,
    closed,
    disabled: disabledOf(snapshot),
    letsTalk: needsTalk(snapshot),
    refresh: soonest(...waits, changeResult?.refresh),
  };
}

/** Returns the operation if it changes this service. */
function changeOf(service: ServiceType, operation: Operation | undefined): Operation<'service'> | undefined {
  const change = ofKind('service', operation);
  return change?.terms.service === service ? change : undefined;
}

/** Returns true after an error that another attempt can't overcome (SERVICE-10). */
function blocks({ state, refusal }: Operation): boolean {
  return state === 'refused' && ['lets-talk', 'suspended'].includes(serviceRefusal(refusal));
}

/** Returns true when the carrier refused to turn the service on for this line (SERVICE-31). */
function isUnavailable({ state, refusal, terms }: Operation<'service'>): boolean {
  return terms.enable && state === 'refused' && serviceRefusal(refusal) === 'lets-talk';
}

function domesticRates({ config }: FullSnapshot): DomesticRates {
  const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : roundCents(exactCents(dollars)));
  return {
    data: cents(config.DR_DATA_COST),
    dataUnit: config.DR_DATA_PULSE_UNIT,
    voice: cents(config.DR_VOICE_COST),
    sms: cents(config.DR_SMS_COST),
  };
}
