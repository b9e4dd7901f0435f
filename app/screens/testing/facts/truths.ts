import type { ReadyForm } from '#e2e/support/scenario-walk.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { activitySummaryMessages } from '#app/copy/activity-summary.ts';
import { journeyMessages } from '#app/copy/journey.ts';
import { type Account, type Line, maxBytes, type Order } from '#fixtures/world/account.ts';
import { track } from '#fixtures/world/order.ts';
import { quietSubjects, subjects } from '#rpc/domain/facts/line-operation.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import { notificationOf } from '#rpc/notification/told.ts';
import { declarationOf, ofKind, type Operation } from '#rpc/operation/operations.ts';
import { world } from './clock.ts';
import type { Submission } from './ends.ts';
import type { View } from './look.ts';
import type { ModelFact } from './model-facts.ts';
import { type WorldState, worldState } from './world-state.ts';

/** Facts of the world that the pages of one moment are compared with. */
export interface Moment {
  scenario: Scenario;
  at: Account;
  submission: Submission;
  /** The carrier's word of the moment. */
  now: WorldState;
  operation: Operation | undefined;
  lineIds: ReadonlyMap<string, string>;
}

/** Returns what pages, Activity and notifications claim, and the carrier's world denies. */
export function untruths(views: readonly View[], moment: Moment): string[] {
  const facts = views.flatMap((view) => view.facts.flatMap((fact) => untruthOf(fact, moment).map(on(view))));
  return [...new Set([...facts, ...views.flatMap((view) => falseWords(view, moment).map(on(view))), ...ofEnd(moment)])];
}

const on =
  ({ path }: View) =>
  (text: string) =>
    `${text}, on ${path}`;

/** An operation that did not take place has changed nothing. Steps of a saga can have ended before it. */
function ofEnd({ at, now, submission: { before, isTaken }, operation }: Moment): string[] {
  if (operation?.kind === 'secure-account' && operation.state === 'done') {
    const isOpen = at.lines.some(
      ({ customer: { isDataCutoff, accAccessLock } }) => !isDataCutoff || !accAccessLock?.[1],
    );
    return isOpen ? ['the account is not secured'] : [];
  }
  if (!operation || declarationOf(operation.kind).isSaga) return [];
  // A page of the carrier's that nobody has opened changes nothing.
  const isWithEffect = isTaken && declarationOf(operation.kind).effect !== 'page';
  const { state } = operation;
  const { end } = { end: undefined, ...notificationOf(operation, [], false) };
  const isDenied = state === 'refused' || state === 'not-sent' || end === 'refused' || end === 'not-sent';
  return isDenied && (isWithEffect || now.everything !== before.everything)
    ? [`${state}, notified as ${end}, and it took place`]
    : [];
}

function untruthOf({ name, subject, value }: ModelFact, { at, operation, lineIds }: Moment): string[] {
  const line = at.lines.find(({ customer }) => customer.id === lineIds.get(subject));
  const kind = (value as { kind?: string } | undefined)?.kind;
  if (value === 'usable' || value === 'on') return line ? untruthOfData(value, line, operation) : [];
  if (name === 'first-month' && line) return untruthOfMonth(kind, line, at.holds.has(line.customer.id));
  if (name === 'next-bill' && kind === 'known' && !isInDoubt(operation)) {
    const { total, beside } = value as { total: number; beside: string[] };
    // The carrier's forecast lacks what it has accepted and not done yet.
    if (beside.length > 0) return [];
    const { forecast } = worldState(at);
    return total === forecast.total ? [] : [`a bill over ${total} is to be over ${forecast.total}`];
  }
  return [];
}

/** The line of a lost phone is being paused while its account is being secured. */
function untruthOfData(value: 'usable' | 'on', line: Line, operation: Operation | undefined): string[] {
  const { id } = line.customer;
  if (value === 'usable') return isUsable(line) ? [] : [`${id} cannot use data`];
  const isPausing = isInDoubt(operation) && ofKind('secure-account', operation)?.terms.pause?.lineId === id;
  return isPausing ? ['a pause is forgotten'] : [];
}

function isUsable(line: Line): boolean {
  const { status, isDataCutoff } = line.customer;
  return status === 2 && !isDataCutoff && line.usedBytes < maxBytes(line);
}

function untruthOfMonth(kind: string | undefined, { customer }: Line, isHeld: boolean): string[] {
  if (kind === 'unpaid' && isHeld) return ['a hold is forgotten'];
  if (kind === 'held' && !isHeld) return ['nothing is held'];
  return kind === 'paid' && customer.isMonthInAdvancePaid === false ? ['the month is not paid'] : [];
}

/** Returns true for an operation in progress, or with an unknown effect. */
export const isInDoubt = (operation: Operation | undefined) =>
  operation !== undefined && !['done', 'refused', 'not-sent'].includes(operation.state);

export const unchanged = /nothing changed|no se cambió nada/i;
export const uncharged = /nothing was (\w+ or )?charged|no se (\w+ ni se )?cobró nada/i;

/** Returns claims in words that are false. */
function falseWords(
  { text, language, path, status }: View,
  { now, submission: { before }, operation }: Moment,
): string[] {
  const claims: string[] = [];
  if (unchanged.test(text) && now.everything !== before.everything) claims.push('nothing changed');
  if (uncharged.test(text) && now.money !== before.money) claims.push('nothing was charged');
  if (operation && status === 200 && path.endsWith(`/activity/${operation.id}`)) {
    const { state: tags } = activitySummaryMessages[language];
    const { tag } = tags[operation.state];
    if (!text.includes(tag)) claims.push(`${operation.state} is not called “${tag}”`);
  }
  return claims;
}

/** Links to a form of an operation that is in progress on the line, as text (LEDGER-40). */
export function offeredAgain(views: readonly View[], { scenario, submission: { form }, operation }: Moment): string[] {
  const kinds: readonly string[] = Object.values(subjects).flat();
  if (!operation || !isInProgress(operation.state) || !kinds.includes(scenario.kind)) return [];
  const pages = [...(scenario.steps ?? []), ...scenario.forms].map(({ page }) => page);
  const patterns = pages
    .filter((page) => page.includes(':lineRef') && !page.includes(':operationId'))
    .map((page) => new RegExp(`^${page.replace(':lineRef', '([\\w-]+)')}(?=[?#]|$)`));
  return views.flatMap(({ path, links }) =>
    links
      .filter(
        (link) =>
          !link.includes(operation.id) && patterns.some((pattern) => form.includes(pattern.exec(link)?.[1] ?? '\n')),
      )
      .map((link) => `${path} links to ${link}`),
  );
}

const groups: readonly (readonly string[])[] = Object.values(quietSubjects);

/**
 * A form to a page of the carrier's makes another one, another password may come when the first is late (LOCK-12), and
 * the checklist leads on.
 */
const mayRepeat = ({ kind }: Operation) =>
  declarationOf(kind).effect === 'page' || kind === 'unlock-code' || kind === 'begin-activation';

/** Forms that begin what is in progress already, as text: on its own page it is shown instead (LEDGER-44). */
export function formsAgain(views: readonly View[], { submission, operation }: Moment): string[] {
  if (!operation || !isInProgress(operation.state) || mayRepeat(operation)) return [];
  const kinds = groups.find((some) => some.includes(operation.kind)) ?? [operation.kind];
  const forms = scenarios.filter(({ kind }) => kinds.includes(kind)).flatMap((one) => one.forms);
  return views.flatMap(({ path, forms: shown }) =>
    shown
      .filter((one) => forms.some(({ page, says = {} }) => isFilledIn(one, page, says) && isAlike(one, submission)))
      .map((one) => `${path} has the form of ${one.path} again`),
  );
}

const isFilledIn = ({ path, fields }: ReadyForm, page: string, says: Fields) =>
  new RegExp(`^${page.replaceAll(/:\w+/g, '[\\w-]+')}(?=[?#]|$)`).test(path) &&
  Object.entries(says).every(([name, value]) => fields[name] === value);

/** Returns true unless both name a line, card or service, and not the same. */
function isAlike({ path, fields }: ReadyForm, { form, fields: { line } }: Submission): boolean {
  const refs = (text: string) => text.match(/[\w-]{22}/g) ?? [];
  const [ref = line] = refs(form);
  const [other = fields['line']] = refs(path);
  return ref === undefined || other === undefined || ref === other;
}

/** Lines with a SIM card at its owner's, which Home does not let them activate, as text (ORDER-27). */
export function cardsWithoutUse(views: readonly View[], { at, operation, lineIds }: Moment): string[] {
  if (operation && isInProgress(operation.state)) return [];
  const now = world.now(at);
  const isThere = (order: Order) => ['SHIPPED', 'DELIVERED'].includes(track(at, order, now).orderStatus);
  const home = views.find(({ path }) => path === '/home');
  return at.lines
    .filter(({ customer: { id, status, esim, simPaid } }) => {
      const orders = at.orders.filter(({ customerIds }) => customerIds.includes(id));
      return status === 0 && !esim && simPaid !== false && orders.some(isThere);
    })
    .flatMap(({ customer: { id } }) => [...lineIds].flatMap(([ref, lineId]) => (lineId === id ? [ref] : [])))
    .filter((ref) => !home?.links.some((link) => link.startsWith(`/activation/${ref}`)))
    .map((ref) => `Home has no activation of ${ref}`);
}

/** An end that came after the page was answered is on Home, unless it is a success (HOME-31). */
const isToBeListed = ({ state, acknowledgedAt }: Operation) =>
  acknowledgedAt !== undefined && ['refused', 'not-sent', 'cannot-tell', 'needs-care'].includes(state);

/** Returns Home and the form's page where they lack the notice that the operation was not sent (SIGNIN-16). */
export function silences(views: readonly View[], { submission, operation }: Moment): string[] {
  const { acknowledgedId, result } = submission;
  if (acknowledgedId === undefined || operation?.state !== 'not-sent') return [];
  return views
    .filter(({ path }) => path === result || path === '/home')
    .filter(({ text, language }) => !text.includes(journeyMessages[language].notSent))
    .map(({ path, language }) => `${path} (${language}) does not say that it was not sent`);
}

/** Returns the page of an activation that took or held money and does not show it (ACTIVATE-36). */
function moneyForgotten(views: readonly View[], { now, submission: { before }, operation }: Moment): string[] {
  if (operation?.kind !== 'activate' || now.money === before.money) return [];
  return views
    .filter(({ path, facts }) => path.endsWith(operation.id) && !facts.some(({ name }) => name === 'first-month'))
    .map(({ path }) => `${path} lacks the money of the month`);
}

/** Returns operations that one page shows as in progress, and other pages lack, and money that a page lacks. */
export function forgotten(views: readonly View[], moment: Moment): string[] {
  const { submission, operation } = moment;
  const id = submission.acknowledgedId ?? operation?.id;
  if (id === undefined) return [];
  const isOn = (path: string) =>
    views.some((view) => view.path === path && view.facts.some(({ subject }) => subject === id));
  const pages = [
    ...(submission.acknowledgedId ? ['/activity'] : []),
    ...(operation && isToBeListed(operation) ? ['/home'] : []),
  ];
  const lacking = pages.filter((path) => !isOn(path)).map((path) => `${path} lacks the operation`);
  return [...lacking, ...moneyForgotten(views, moment)];
}
