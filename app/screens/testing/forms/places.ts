import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { changeLine } from '#fixtures/world/change-line.ts';
import { services } from '#rpc/domain/service.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { type Group, visitAtCarrier } from '../carrier-account.ts';
import { completeActivation, completeDraft } from '../matrix-account.ts';
import { type Circumstance, type LineKind, type Person, situations } from '../situations.ts';
import type { Fields } from './form-body.ts';
import { paramsIn, pathWith } from './route-path.ts';
import { type Route, table } from './remix-portal.ts';

// Where each form of the portal stands, in a situation in which it does what it is for.

/** The page that follows a form that writes nothing: its status, and where it leads. */
interface Follows {
  status: number;
  location?: RegExp;
}

export interface Place {
  /** Under `app/screens/`. */
  file: string;
  /** Which of the page's forms is sent: what it says besides what people fill in. */
  says: Fields;
  person: Person;
  kind: LineKind;
  circumstance: Circumstance;
  /** What else there is on the account. */
  arrange: (group: Group) => unknown;
  /** What stands in the form's fields stays: anything else has another price. */
  asShown: boolean;
  /** What its path names, where that is not what any path of the kind names. */
  params: (group: Group) => Fields;
  /** Of the page's address. */
  query: string | ((group: Group) => string);
  /** It ends what the person began in this portal, and asks nobody who they are by now. */
  onlyEnds?: boolean;
  /** Set for a form that neither writes at the carrier nor saves a step. */
  follows?: Follows;
}

const usual = { person: 'primary on another line', kind: 'active (2)', circumstance: 'nothing else' } as const;

/** A form that writes, on an active line of the primary's group unless told otherwise. */
function place(file: string, more: Partial<Omit<Place, 'file'>> = {}): Place {
  return { file, says: {}, ...usual, arrange: () => undefined, asShown: false, params: () => ({}), query: '', ...more };
}

/** Sets what the carrier holds of the line that the situation is about. */
const lineHas = (fields: Record<string, unknown>) => (group: Group) => {
  const { at, lineId, account } = group;
  const line = at.lines.find(({ customer }) => customer.id === lineId);
  if (line) changeLine(at, line, fields, account.now);
};

const activation = { kind: 'new SIM, paid (0)' } as const satisfies Partial<Place>;

/** The draft of the line's activation with other answers; without any, it was not begun. */
const activationHas = (answers?: (complete: object) => object) => (group: Group) => {
  const { account, lineId } = group;
  const key = `activation ${lineId}`;
  const complete = completeActivation(account.now);
  if (answers) account.journeys.set(key, { ...complete, draft: answers(complete.draft as object) });
  else account.journeys.delete(key);
};

const onePlanLine = { firstName: 'ANA', lastName: 'ROSE', sim: 'sim' };
const burlington = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };

/** The draft of Add Line with a line whose SIM card is shipped. */
const addLineHas = (answers: object) => (group: Group) => {
  const { account, context, visit } = group;
  const complete = completeDraft(visit.known.planId, account.now);
  const draft = { ...(complete.draft as object), lines: [onePlanLine], ...answers };
  account.journeys.set(`add-line ${context.requester.actor.customerId}`, { ...complete, draft });
};

/** No one-time password was emailed yet. */
const noCode = ({ account }: Group) => {
  account.operations.splice(
    0,
    account.operations.length,
    ...account.operations.filter(({ kind }) => kind !== 'unlock-code'),
  );
};
const portFailed = { kind: 'port failed, PIN (10)' } as const satisfies Partial<Place>;
const locked = { circumstance: 'account locked' } as const satisfies Partial<Place>;
const needsKit = (complete: object) => ({
  ...complete,
  begun: true,
  device: { imei: sampleImeis.withoutEsim, esimAvailable: false },
  deviceAccepted: true,
});

/** Every form, in the order of the table of routes. */
export const places: readonly Place[] = [
  place('home/home/route.tsx', { arrange: lineHas({ isDataCutoff: true }) }),
  place('add-line/plan/route.tsx'),
  place('add-line/line/route.tsx'),
  place('add-line/line/route.tsx', {
    says: { notify: 'downtime' },
    follows: { status: 200 },
  }),
  place('add-line/address/route.tsx', { arrange: addLineHas({}) }),
  place('add-line/shipping/route.tsx', { arrange: addLineHas({ address: burlington }) }),
  place('add-line/review/route.tsx'),
  place('add-data/review/route.tsx', { params: () => ({ operationId: newOperationId() }), query: '?gigabytes=2' }),
  place('change-plan/review/route.tsx', {
    params: () => ({ operationId: newOperationId() }),
    query: ({ visit }) => `?plan=${visit.known.planId}`,
  }),
  place('account/account/route.tsx', { arrange: lineHas({ isDataCutoff: true }) }),
  place('account/pause-data/route.tsx'),
  place('services/detail/route.tsx', { params: () => ({ service: services.ILD.name }) }),
  place('services/enable/route.tsx'),
  place('router/name/route.tsx'),
  place('router/password/route.tsx'),
  place('router/restart/route.tsx'),
  place('router/reset/route.tsx'),
  place('edit-name/form/route.tsx'),
  place('activity/not-me/route.tsx'),
  place('bills/pay/route.tsx'),
  place('bills/promise/route.tsx'),
  place('bills/auto-top-up/route.tsx', { says: { enabled: 'on' } }),
  place('bills/month-in-advance/route.tsx', { kind: 'new SIM, paid (0)' }),
  place('bills/bill/route.tsx'),
  place('cards/list/route.tsx'),
  place('cards/add/route.tsx'),
  place('cards/expiry/route.tsx'),
  place('cards/remove/route.tsx'),
  place('track-order/reorder/route.tsx', { asShown: true }),
  place('status/line/route.tsx', { ...portFailed, says: { problem: 'pin' } }),
  place('status/line/route.tsx', {
    ...portFailed,
    says: { problem: 'account' },
    arrange: lineHas({ portFailureCode: '1009' }),
  }),
  place('status/line/route.tsx', {
    ...portFailed,
    says: { problem: 'zip' },
    arrange: lineHas({ portFailureCode: '1011' }),
  }),
  place('esim/setup/route.tsx', { kind: 'active, setup left (2)' }),
  place('esim/kit/route.tsx', { kind: 'active, setup left (2)' }),
  place('invite/form/route.tsx'),
  place('invite/form/route.tsx', { says: { more: '1' }, follows: { status: 200 } }),
  place('invite/form/route.tsx', { says: { ask: '1' }, arrange: ({ at }) => (at.config.max_number_of_referees = '0') }),
  place('public/device-check/route.tsx', { says: { intent: 'check' }, follows: { status: 200 } }),
  place('public/device-check/route.tsx', {
    says: { intent: 'notify' },
    follows: { status: 303, location: /^\/imei-compatibility-check\?thanks=/ },
  }),
  place('public/feedback/route.tsx', { follows: { status: 303, location: /^\/feedback\/thanks$/ } }),
  place('settings/settings/route.tsx'),
  place('settings/notifications/route.tsx', {
    says: { turn: 'on', endpoint: 'https://push.test/x', p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
    follows: { status: 303, location: /^\/settings\/notifications\?on=1$/ },
  }),
  ...(['save', 'off'] as const).map((turn) =>
    place('settings/notifications/route.tsx', {
      says: { turn },
      arrange: ({ account }) => account.devices.set('device-1', { id: 'device-1', language: 'en', alerts: [] }),
      onlyEnds: turn === 'off',
      follows: { status: 303, location: turn === 'save' ? /\?on=1$/ : /^\/settings\/notifications$/ },
    }),
  ),
  place('care/desk/route.tsx', { says: { ask: 'close' }, follows: { status: 404 } }),
  place('support/show-support/route.tsx', {
    says: { ask: 'show' },
    follows: { status: 303, location: /^\/show-support$/ },
  }),
  place('support/show-support/route.tsx', {
    says: { ask: 'stop' },
    arrange: ({ context }) => context.care?.show(),
    onlyEnds: true,
    follows: { status: 303, location: /^\/show-support\?stopped$/ },
  }),
  place('support/lost-phone-steps/route.tsx', { says: { step: 'pause' } }),
  place('support/lost-phone-steps/route.tsx', { says: { step: 'lock' } }),
  place('settings/unlock/route.tsx', { ...locked, arrange: noCode }),
  place('settings/one-time-password/route.tsx', {
    ...locked,
    says: { ask: 'unlock' },
  }),
  place('settings/one-time-password/route.tsx', {
    ...locked,
    says: { ask: 'another' },
  }),
  place('activation/checklist/route.tsx', { ...activation, arrange: activationHas() }),
  place('activation/name/route.tsx', {
    ...activation,
    arrange(group) {
      lineHas({ firstName: null, lastName: null })(group);
      activationHas(() => ({ begun: true }))(group);
    },
  }),
  place('activation/device/route.tsx', {
    ...activation,
    says: { intent: 'check' },
    arrange: activationHas(() => ({ begun: true })),
  }),
  place('activation/device/route.tsx', { ...activation, says: { intent: 'accept' } }),
  place('activation/device/route.tsx', {
    ...activation,
    says: { intent: 'notify' },
    follows: { status: 303, location: /\/device\?another=1&thanks=/ },
  }),
  place('activation/kit/route.tsx', {
    kind: 'new eSIM (0)',
    says: { intent: 'address' },
    arrange: activationHas(needsKit),
  }),
  place('activation/kit/route.tsx', {
    kind: 'new eSIM (0)',
    says: { intent: 'order' },
    arrange: activationHas((complete) => ({ ...needsKit(complete), kitAddress: burlington })),
  }),
  place('activation/number/route.tsx', { ...activation, says: { intent: 'new' }, query: '?way=new' }),
  place('activation/number/route.tsx', {
    ...activation,
    says: { intent: 'carrier' },
    query: '?way=carrier',
  }),
  place('activation/number/route.tsx', { ...activation, says: { intent: 'keep' } }),
  place('activation/sim/route.tsx', activation),
  place('activation/summary/route.tsx', { ...activation, says: { payment: 'next-bill' } }),
  place('activation/confirm/route.tsx', activation),
  place('problem/not-found/route.tsx', { follows: { status: 404 } }),
];

/** The name of a place in the title of a test. */
export const nameOf = ({ file, says }: Place) =>
  [file.replace('/route.tsx', ''), ...Object.entries(says).map((one) => one.join(' '))].join(', ');

type Where = Pick<Place, 'person' | 'kind' | 'circumstance'>;

/** A fresh group at the fixture carrier, in a situation. */
export function openGroup({ person, kind, circumstance }: Where = usual): Group {
  const situation = situations.find(
    (one) => one.person === person && one.kind === kind && one.circumstance === circumstance,
  );
  if (!situation) throw new Error(`nobody is in ${person}, ${kind}, ${circumstance}`);
  return visitAtCarrier(situation);
}

/** A fresh group in which a form can be sent, and the path of its page. */
export async function open(at: Place): Promise<{ group: Group; route: Route; path: string }> {
  const route = table.find(({ file }) => file === at.file);
  if (!route) throw new Error(`no route has ${at.file}`);
  const group = openGroup(at);
  await at.arrange(group);
  const path = pathWith(route, { ...paramsIn(route, group), ...at.params(group) });
  const query = typeof at.query === 'string' ? at.query : at.query(group);
  return { group, route, path: (path === '/' ? '/home' : path) + query };
}
