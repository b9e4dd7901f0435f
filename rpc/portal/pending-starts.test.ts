import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '../operation/operations.ts';
import { noon } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { rejectedPin } from '../testing/line-drafts.ts';
import { lookAtHome } from '../testing/look-at-home.ts';
import { overlayPendingStart } from './pending-starts.ts';

const minute = 60_000;
const oldCarrier = { number: '6175550142', carrier: 'Verizon' };
const rejectedOn = new Date(noon - 5 * minute).toISOString();
const rejected = { ...rejectedPin, mnpInfo: { ...rejectedPin.mnpInfo, rejectedOn } };

const taken = (kind: 'activate' | 'port-fix', agoMs: number, more: object = {}) =>
  ({
    id: 'operation-000001',
    kind,
    subjectId: 'line-1',
    actorId: 'line-1',
    state: 'done',
    terms: {},
    issuedAt: noon - agoMs,
    sentAt: noon - agoMs,
    endedAt: noon - agoMs,
    ...more,
  }) as Operation;
const started = (agoMs: number, more?: object) => taken('activate', agoMs, more);
const portIn = { terms: { portIn: oldCarrier } };
const corrected = (agoMs: number, more: object = {}) => taken('port-fix', agoMs, { baseline: { rejectedOn }, ...more });

/** What Home says of the line, and what it offers. */
async function home(draft: CustomerDraft, operation: Operation) {
  const lines: Customer[] = [lineOf(1, draft)];
  const { model, account } = await lookAtHome({ lines, operations: [operation], activation: 'line-1' });
  const [card] = model.lines;
  const watched = account.watched.flatMap(({ requests }) => requests);
  const offered = card?.actions.map(({ action }) => action).filter((action) => action !== 'change-plan');
  return { ...card, offered, begun: model.activating.length, watched };
}
const esim = { status: 0, esim: true };

describe('an activation while the carrier still returns status 0 (ACTIVATE-42)', () => {
  test('is in progress on Home, is polled and cannot be sent again', async () => {
    expect(await home(esim, started(minute))).toMatchObject({
      notices: ['activating'],
      offered: [],
      begun: 0,
      watched: [{ kind: 'activation', subjectId: 'line-1', state: '1' }],
    });
  });

  test('is shown as a number transfer when it moves a number', async () => {
    expect(await home({ ...esim, status: 11 }, started(minute, portIn))).toMatchObject({
      notices: ['porting'],
      offered: [],
      portingNumber: oldCarrier.number,
    });
  });

  test.each<[string, CustomerDraft, Operation, string[]]>([
    ['2 minutes after it', esim, started(2 * minute), ['activate']],
    ['when it was refused', esim, started(minute, { state: 'refused' }), ['activate']],
    ['when it was another line', esim, started(minute, { subjectId: 'line-2' }), ['activate']],
    ['when it was a correction', esim, corrected(minute), ['activate']],
    ['of a line that failed since', { status: 8 }, started(minute), ['retry-activation']],
  ])('has the carrier’s state %s', async (_, draft, operation, offered) => {
    expect(await home(draft, operation)).toMatchObject({ offered });
  });
});

const retry = { terms: { hadFailed: true } };

describe('a repeated activation while the carrier still returns status 8 (ACTIVATE-45)', () => {
  test('is in progress on Home, is polled and cannot be sent again', async () => {
    expect(await home({ status: 8 }, started(minute, retry))).toMatchObject({
      notices: ['activating'],
      offered: [],
      watched: [{ kind: 'activation', subjectId: 'line-1', state: '1' }],
    });
  });

  test('is shown as a number transfer when it moves a number', async () => {
    const moved = started(minute, { terms: { ...retry.terms, ...portIn.terms } });
    expect(await home({ status: 8 }, moved)).toMatchObject({ notices: ['porting'], offered: [] });
  });

  test.each<[string, Operation]>([
    ['2 minutes after it', started(2 * minute, retry)],
    ['when it was refused', started(minute, { ...retry, state: 'refused' })],
    ['when it was another line', started(minute, { ...retry, subjectId: 'line-2' })],
  ])('has the carrier’s state %s', async (_, operation) => {
    expect(await home({ status: 8 }, operation)).toMatchObject({
      notices: ['activation-failed'],
      offered: ['retry-activation'],
    });
  });

  test.each([
    ['8', retry.terms, { state: '1', settled: false }],
    ['8', { ...retry.terms, ...portIn.terms }, { state: '9', settled: false }],
    ['8', {}, { state: '8', settled: false }],
    ['0', {}, { state: '1', settled: false }],
    ['2', retry.terms, { state: '2', settled: true }],
    ['10', retry.terms, { state: '10', settled: false }],
  ])('overlays the poll in status %s for terms %j', (state, terms, heard) => {
    const said = { state, settled: state !== '8' && state !== '10' };
    expect(overlayPendingStart(said, [started(minute, { terms })], noon)).toEqual(heard);
    expect(overlayPendingStart(said, [started(2 * minute, { terms })], noon)).toEqual(said);
  });
});

describe('a correction while the carrier still returns the rejection (PORT-20)', () => {
  test('is shown on Home as being with the old carrier, without a form', async () => {
    expect(await home(rejected, corrected(minute))).toMatchObject({ notices: ['porting'], offered: [] });
  });

  test.each<[string, Operation]>([
    ['2 minutes after it', corrected(2 * minute)],
    ['when it was refused', corrected(minute, { state: 'refused' })],
    ['when it was another line', corrected(minute, { subjectId: 'line-2' })],
    ['when it corrected an earlier rejection', corrected(minute, { baseline: {} })],
    ['when it was the activation', started(minute)],
  ])('has the carrier’s state %s', async (_, operation) => {
    expect(await home(rejected, operation)).toMatchObject({ notices: ['port-pin'], offered: ['fix-port'] });
  });
});
