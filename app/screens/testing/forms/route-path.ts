import { services } from '#rpc/domain/service.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Group } from '../carrier-account.ts';
import type { Route } from './remix-portal.ts';

/** Puts values into the path of a route. @throws Error where one is missing */
export function pathWith({ path }: Pick<Route, 'path'>, params: Fields): string {
  return path.replace('*', 'nowhere').replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return value;
  });
}

/** The valid values of a path in a group: its line, its bill, its card, an operation that it has. */
export function paramsIn({ path }: Pick<Route, 'path'>, { visit }: Group): Fields {
  const { lineRef, issued, known } = visit;
  const operationId = path.startsWith('/add-data') ? issued.topUp : path.startsWith('/change') ? issued.planChange : '';
  return {
    lineRef,
    operationId: operationId || issued.sent,
    codeId: issued.code,
    billRef: known.bill,
    card: known.card,
    position: '1',
    service: services.IR.name,
    country: 'CAN',
    file: '2026-11-03.csv',
  };
}
