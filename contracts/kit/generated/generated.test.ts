import { describe, expect, it } from 'vitest';
import { endpoints } from '../../carrier.ts';
import { isOtherSystem } from '../../endpoint.ts';
import { shown } from '../../examples.ts';
import { Provider } from '../../laws/provider.ts';
import { type Around, here } from '../../laws/test-here.ts';
import { sendGenerated } from './generated-findings.ts';
import { type Input, invalidInputs, validInputs } from './inputs.ts';

const providerWith = (around?: Around) =>
  new Provider({
    ...{ provider: 'http://carrier.test', states: { kind: 'world', url: '' }, secret: 'x', limitMs: 5_000 },
    here: here(around),
  });
const choice = (...endpoint: string[]) => ({ service: undefined, endpoint });
const failure = () => new Response('', { status: 500 });
const succeeds = () => Response.json({ status: 'SUCCESS', data: {} });

/** A mistake in the calls to a path. */
const at =
  (path: string, mistake: (body: string) => Response | undefined): Around =>
  async (request, answer) => {
    const body = await request.clone().text();
    return (request.url.includes(path) ? mistake(body) : undefined) ?? answer(request);
  };

describe('generated input', () => {
  it('is valid and invalid for each call with fields of its own, by the declaration (HTTP-39)', () => {
    const lacking = shown.filter(({ endpoint, replies: [example] }) => {
      if (isOtherSystem(endpoint.service) || endpoint.effect !== 'write' || !example) return false;
      const input = example.input as Input;
      return invalidInputs(endpoint, input, 12).length === 0 || validInputs(endpoint, input, 12).length === 0;
    });
    // Their only inputs are ids in the path.
    const idsAlone = ['card.setDefault', 'card.remove', 'card.hold', 'router.reboot', 'router.reset'];
    expect(lacking.map(({ id }) => id)).toEqual(['activation.resendQr', ...idsAlone]);
  });

  it('gets declared replies and refusals from the fixture carrier, for all calls (HTTP-39)', async () => {
    const { findings, notes } = await sendGenerated(providerWith(), { service: undefined, endpoint: undefined });
    expect(findings.flatMap(({ description, faults, exchange }) => [description, ...faults, exchange?.text])).toEqual(
      [],
    );
    expect(notes).toEqual([expect.stringMatching(/^generated input: \d{3,} requests to \d+ calls/)]);
    expect(endpoints.length).toBeGreaterThan(90);
  });

  it('never changes an id, which a service may deny with 403 (HTTP-39)', () => {
    const changedIds = shown.flatMap(({ id, endpoint, replies: [example] }) =>
      isOtherSystem(endpoint.service)
        ? []
        : invalidInputs(endpoint, example?.input as Input, 12)
            .filter(({ field }) => /(^|\.)(customerId|uuid|groupId)$/.test(field))
            .map(({ field }) => `${id} ${field}`),
    );
    expect(changedIds).toEqual([]);
  });

  it('ends when its time is over (HTTP-39)', async () => {
    const { notes } = await sendGenerated(providerWith(), choice('topup.create'), 0);
    expect(notes).toEqual([expect.stringMatching(/^generated input: 0 requests .*then the time was over\)$/)]);
  });

  it.each<[title: string, around: Around, endpoint: string, fault: RegExp]>([
    [
      'takes everything',
      at('/topup/', succeeds),
      'topup.create',
      /^totalData is taken, and is outside the declaration$/,
    ],
    [
      'takes a field that is too long',
      at('/ssid/', (body) => (/x{100}/.test(body) ? succeeds() : undefined)),
      'router.changeSsid',
      /^ssid is taken/,
    ],
    [
      'fails for a field that is too long',
      at('/ssid/', (body) => (/x{100}/.test(body) ? failure() : undefined)),
      'router.changeSsid',
      /^ssid is answered with HTTP 500/,
    ],
    [
      'lacks the envelope of a refusal',
      at('/auto/topup', (body) => (body.includes('enabled=') ? undefined : new Response('no', { status: 400 }))),
      'topup.autoUpdate',
      /^enabled is answered with HTTP 400; refuse it with FAILURE/,
    ],
    [
      'fails for a name that it does not expect',
      at('/secondary/', (body) => (/firstName[^&]*%C3/.test(body) ? failure() : undefined)),
      'customer.updateSecondary',
      /^is answered with HTTP 500$/,
    ],
  ])('finds a carrier that %s (HTTP-39)', async (_, around, endpoint, fault) => {
    const { findings } = await sendGenerated(providerWith(around), choice(endpoint));
    expect(findings.flatMap(({ faults }) => faults.map(({ message }) => message))).toContainEqual(
      expect.stringMatching(fault),
    );
  });
});
