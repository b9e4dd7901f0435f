import { paths } from '#app/ui/paths.ts';
import type { Moment } from './truths.ts';

/** Kinds that pages without bills and orders show. */
const closing = ['data-service', 'account-lock', 'account-unlock', 'secure-account'];

/** Returns the pages of a comparison: Home, Account and Track Order first. */
export function pagesOf({ scenario, submission: { form, result }, operation, lineIds }: Moment): string[] {
  const refs = [...lineIds.keys()];
  const ref = refs.find((lineRef) => form.includes(lineRef)) ?? refs[0] ?? '';
  return [
    ...new Set([
      ...[paths.home, paths.account, '/track-order', paths.bills, paths.activity],
      ...[paths.usage(ref), '/status', `/status/${ref}`],
      ...(operation ? [paths.activityEntry(operation.id)] : []),
      ...(closing.includes(scenario.kind) ? [paths.settings, paths.lostPhoneSteps, paths.dataService(ref)] : []),
      ...(closing.includes(scenario.kind) && operation ? [paths.notMe(operation.id)] : []),
      ...[result, form],
    ]),
  ];
}

/** Returns the references of the lines that a form is not about, after the first of them. */
export function unconcerned({ submission: { form }, lineIds }: Moment): string[] {
  const refs = [...lineIds.keys()];
  return refs.filter((ref) => !form.includes(ref)).slice(refs.some((ref) => form.includes(ref)) ? 0 : 1);
}
