import { dateRelations } from './date-relations.ts';
import { moneyRelations } from './money-relations.ts';
import { centsOf, occurrenceOf } from './quantity.ts';
import { differ, type Relation } from './relation.ts';
import { text, type View } from './view.ts';

function counts(view: View): string[] {
  const lines = view.all('line');
  const primary = view.get('line', view.primary);
  if (!primary || lines.length < view.lines.length || primary.isPrimary !== true) return [];
  const otherLines = lines.filter(({ key }) => key !== view.primary);
  const inactive = otherLines.filter(({ fields }) => [0, 11].includes(Number(fields.status)));
  const pending = (primary.secondaryCustomers as string[] | undefined)?.toSorted();
  const sims = Number(primary.physicalSimsOrdered) + Number(primary.eSimsOrdered);
  const kits = view
    .all('order')
    .reduce((sum, { fields }) => sum + Object.keys(fields).filter((one) => one.startsWith('woNumberMap.')).length, 0);
  const { invited, joined, creditEarned } = view.get('invitations', '') ?? {};
  const credit = view.get('config', '')?.post_purchase_referrer_credit;
  return [
    ...differ(
      'secondaryCustomers and the lines that are not activated',
      pending && text(pending),
      text(inactive.map(({ key }) => key).toSorted()),
    ),
    ...differ('extraLines and the lines that are not activated', primary.extraLines, inactive.length),
    ...differ('additionalLines and the other lines', primary.additionalLines, otherLines.length - inactive.length),
    ...(Number.isNaN(sims) || kits === 0 ? [] : differ('SIMs ordered and the orders', sims, kits)),
    ...(view.hasRead('catalog.referralDetail')
      ? differ('invited and the people invited', invited, view.all('invitation').length)
      : []),
    ...(credit === undefined
      ? []
      : differ('creditEarned and those who joined', creditEarned, Number(joined) * centsOf(Number(credit)))),
  ];
}

/** Lists that have every line of the group, for its primary. */
const whole = {
  'customer.group': 'customers',
  'customer.plan': 'plans',
  'usage.overall': 'users',
  'usage.group': 'users',
} as const;

function everyLine(view: View): string[] {
  if (!view.isPrimary) return [];
  const ids = view.lines.toSorted();
  const lists = [...view.replies].flatMap(([name, reply]) => {
    const readId = name.split('{')[0] as keyof typeof whole;
    const list = (reply as Record<string, Record<string, unknown>[]> | undefined)?.[whole[readId]];
    return list
      ? [{ name: readId, own: list.map((entry) => String(entry.id ?? entry.customerId ?? entry.userId)).toSorted() }]
      : [];
  });
  const services = view
    .all('services')
    .map(({ key }) => key)
    .toSorted();
  const pricing = view.all('price').length;
  return [
    ...lists.flatMap(({ name, own }) => differ(`${name} and the lines of the group`, text(own), text(ids))),
    ...(services.length > 0 ? differ('service.status and the lines of the group', text(services), text(ids)) : []),
    ...(pricing > 0 ? differ('customer.planPricing and the lines of the group', pricing, ids.length) : []),
  ];
}

function places(view: View): string[] {
  const lines = view.all('line').filter(({ fields }) => fields.peerAccountRef !== undefined);
  const primary = view.get('line', view.primary);
  const twice = (field: string) => {
    const values = lines.flatMap(({ fields }) => (fields[field] === undefined ? [] : [fields[field]]));
    return new Set(values).size < values.length ? [`two lines have one ${field}`] : [];
  };
  return [
    ...lines.flatMap(({ key, fields }) => [
      ...differ(`${key}: occurrence and peerAccountRef`, fields.occurrence, occurrenceOf(fields)),
      ...(fields.isPrimary === true
        ? differ(`${key} is the primary`, key, view.primary)
        : differ(`${key}: parentId and the primary`, fields.parentId, view.primary)),
      ...differ(
        `${key}: primaryNumber and the primary's number`,
        fields.primaryNumber,
        primary?.reachNumber ?? fields.primaryNumber,
      ),
    ]),
    ...twice('peerAccountRef'),
    ...twice('reachNumber'),
    ...twice('emailId'),
  ];
}

function orders(view: View): string[] {
  const dayOf = (orderId: string) => view.get('order', orderId)?.orderDate;
  const ofLines = [...view.all('line'), ...view.all('latestOrder')].flatMap(({ key, fields }) =>
    Object.entries(fields).flatMap(([field, day]) =>
      field.startsWith('shipmentInfo.')
        ? differ(`${key}: the day of ${field.slice(13)}`, day, dayOf(field.slice(13)))
        : [],
    ),
  );
  const latest = view.all('latestOrder').flatMap(({ key, fields }) => {
    const order = view.get('order', String(fields.orderId));
    const days = Object.entries(fields).filter(([field]) => field.startsWith('shipmentInfo.'));
    const last = days
      .map(([, day]) => String(day))
      .toSorted()
      .at(-1);
    const line = view.get('line', key);
    const orderNames = (of: object) =>
      text(
        Object.keys(of)
          .filter((field) => field.startsWith('shipmentInfo.'))
          .toSorted(),
      );
    return [
      ...differ(`${key}: woNumber of its latest order`, fields.woNumber, order?.woNumber),
      ...differ(`${key}: the day of its latest order`, last, order?.orderDate),
      ...differ(`${key}: its work order`, fields.woNumber, order?.[`woNumberMap.${key}`]),
      ...(line && 'status' in line ? differ(`${key}: its orders`, orderNames(fields), orderNames(line)) : []),
    ];
  });
  return [...ofLines, ...latest];
}

function operations(view: View): string[] {
  return view.all('line').flatMap(({ key, fields: { operationsInProcess } }) => {
    const has = (name: string) => (operationsInProcess as string[] | undefined)?.includes(name);
    const isUnder = (kind: 'topUp' | 'planChange') => {
      const status = view.get(kind, key)?.status;
      return status === undefined ? undefined : status === 'IN_PROGRESS';
    };
    return [
      ...differ(`${key}: TOPUP_IN_PROGRESS and its top-up is in progress`, has('TOPUP_IN_PROGRESS'), isUnder('topUp')),
      ...differ(
        `${key}: PLAN_CHANGE_IN_PROGRESS and its plan change is in progress`,
        has('PLAN_CHANGE_IN_PROGRESS'),
        isUnder('planChange'),
      ),
    ];
  });
}

function names(view: View): string[] {
  return view
    .all('line')
    .flatMap(({ key, fields: { reachPlanId, reachPlanDisplayName } }) =>
      differ(
        `${key}: the name of its plan`,
        reachPlanDisplayName,
        view.get('plan', String(reachPlanId))?.displayNameWeb,
      ),
    );
}

function defaults(view: View): string[] {
  if (!view.hasRead('card.list')) return [];
  const cards = view.all('card');
  const count = cards.filter(({ fields }) => fields.isAutoPay === true).length;
  const masks = new Set(cards.map(({ fields }) => fields.ccNumberMask));
  const unknown = view
    .all('payment')
    .filter(({ fields }) => fields.ccNumberMask !== undefined && !masks.has(fields.ccNumberMask));
  return [
    ...(cards.length > 0 ? differ('default cards', count, 1) : []),
    ...differ('isAutoPay and the default card', view.get('account', '')?.isAutoPay, count === 1),
    ...(view.isFirst ? unknown.map(({ key }) => `payment(${key}) was made with a card that nobody has`) : []),
  ];
}

/** The relations by their names; a team leaves one out by its name. */
export const relations = {
  'counts are those of their lists': { check: counts },
  'a list that is declared whole has every line once': { check: everyLine },
  'a line has one place in its group': { check: places },
  'an order is the same in all reads': { check: orders },
  'the latest order names the plan of its line': {
    check: (view) =>
      view
        .all('latestOrder')
        .flatMap(({ key, fields }) =>
          differ(`${key}: the plan of its order`, fields.reachPlanId, view.get('line', key)?.reachPlanId),
        ),
    atFirst: true,
    assumed: true,
  },
  'operations in process are those of their status': { check: operations, assumed: true },
  'a plan has one name': { check: names },
  'one card is the default': { check: defaults },
  ...dateRelations,
  ...moneyRelations,
} as const satisfies Readonly<Record<string, Relation>>;
export type RelationName = keyof typeof relations;
