import type { Fields, PageForm } from '#fixtures/scenarios/scenario-form.ts';
import { otherForms } from '#fixtures/scenarios/other-forms.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { changeLine } from '#fixtures/world/change-line.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { type Group, visitAtCarrier } from '../carrier-account.ts';
import { completeActivation, completeDraft } from '../matrix-account.ts';
import { type Circumstance, type LineKind, type Person, situations } from '../situations.ts';
import { formsOf } from './page-form.ts';
import { visitorOf } from './portal-visitor.ts';
import { type Route, table } from './remix-portal.ts';
import { paramsIn, pathWith } from './route-path.ts';

/** A form of the portal in a situation in which it does its work. */
export interface Place {
  form: PageForm;
  /** The operation that it sends; undefined for one that sends none. */
  sends: OperationKind | undefined;
  /** The forms that lead to its page. */
  steps: readonly PageForm[];
  route: Route;
  /** Under `app/screens/`. */
  file: string;
  says: Fields;
  person: Person;
  kind: LineKind;
  circumstance: Circumstance;
}

function routeOf(page: string): Route {
  const route = table.find(({ path }) => path === page);
  if (!route) throw new Error(`no route has the path ${page}`);
  return route;
}

const usual = { person: 'primary on another line', kind: 'active (2)', circumstance: 'nothing else' } as const;

function placeOf(form: PageForm, sends?: OperationKind, steps: readonly PageForm[] = []): Place {
  const { says = {}, situation: { line = usual.kind, circumstance = usual.circumstance } = {} } = form;
  const route = routeOf(form.page);
  return {
    ...{ form, sends, steps, route, file: route.file, says },
    person: usual.person,
    kind: line as LineKind,
    circumstance: circumstance as Circumstance,
  };
}

/** Returns the name of a place in the title of a test. */
export const nameOf = ({ file, says }: Pick<Place, 'file' | 'says'>) =>
  [file.replace('/route.tsx', ''), ...Object.entries(says).map((entry) => entry.join(' '))].join(', ');

const everyPlace = [
  ...scenarios.flatMap(({ kind, forms, steps }) => forms.map((form, at) => placeOf(form, kind, at === 0 ? steps : []))),
  ...[...scenarios.flatMap(({ steps = [] }) => steps.filter(({ isGet }) => !isGet)), ...otherForms].map((form) =>
    placeOf(form),
  ),
];

/** Every form of the portal once: those of operations first, then those that lead to them, then the others. */
export const places: readonly Place[] = [
  ...new Map(everyPlace.toReversed().map((place) => [nameOf(place), place])).values(),
].toReversed();

/** Returns a fresh group at the fixture carrier, in a situation. */
export function openGroup({ person, kind, circumstance }: Pick<Place, keyof typeof usual> = usual): Group {
  const situation = situations.find(
    (candidate) => candidate.person === person && candidate.kind === kind && candidate.circumstance === circumstance,
  );
  if (!situation) throw new Error(`nobody is in ${person}, ${kind}, ${circumstance}`);
  return visitAtCarrier(situation);
}

/** Puts the answers of a form's draft in place of the complete one. */
function keepDraft({ page, draft }: PageForm, { account, lineId, context, visit }: Group): void {
  if (draft === undefined) return;
  const { customerId } = context.viewer.actor;
  const isAddLine = page.startsWith('/add-line');
  const key = isAddLine ? `add-line ${customerId}` : `activation ${lineId}`;
  if (draft === null) return void account.journeys.delete(key);
  const complete = isAddLine ? completeDraft(visit.known.planId, account.now) : completeActivation(account.now);
  const others = draft.isWhole ? {} : (complete.draft as object);
  account.journeys.set(key, { ...complete, draft: { ...others, ...draft.answers } });
}

/** Brings a group into the state that a form needs. */
async function arrange({ form, sends, route }: Place, group: Group): Promise<void> {
  const { at, lineId, account, context } = group;
  const line = at.lines.find(({ customer }) => customer.id === lineId);
  if (form.line && line) changeLine(at, line, form.line, account.now);
  Object.assign(at.config, form.config);
  keepDraft(form, group);
  if (form.begun === 'notifications') account.devices.set('device-1', { id: 'device-1', language: 'en', alerts: [] });
  if (form.begun === 'showing support') await context.care?.show();
  // An earlier one of its kind would be the operation of the form.
  const others = account.operations.filter(({ kind }) => kind !== sends);
  if (!/:(operationId|codeId)/.test(route.path)) account.operations.splice(0, Infinity, ...others);
}

/** Sends the form that leads to a place. @returns the path of the place's page */
async function pathAfter(step: PageForm, group: Group): Promise<string> {
  const { context, account, visitor } = group;
  const person = visitorOf({ context, now: account.now, public: visitor });
  const route = routeOf(step.page);
  const path = pathWith(route, paramsIn(route, group));
  if (step.isGet) return (await person.get(`${path}?${new URLSearchParams(step.fill)}`)).location;
  const [form] = formsOf((await person.get(path)).text);
  const fields = { ...form?.hidden, ...form?.typed, ...step.fill };
  return (await person.post(path, new URLSearchParams(fields))).location;
}

/** Opens a fresh group in which a form can be sent. @returns it, and the path of the form's page */
export async function open(place: Place): Promise<{ group: Group; route: Route; path: string }> {
  const { form, route, steps } = place;
  const group = openGroup(place);
  await arrange(place, group);
  const step = steps.at(-1);
  if (step && route.path.includes(':operationId')) return { group, route, path: await pathAfter(step, group) };
  const path = pathWith(route, { ...paramsIn(route, group), ...form.params }) + (form.query ?? '');
  return { group, route, path };
}
