import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import { type WireSchema, wireSchema } from '../pact/wire-schema.ts';
import { alterations } from './altered.ts';
import { cases } from './cases.ts';
import type { Change } from './change.ts';
import { type Breach, breachesOf } from './compare.ts';
import type { Made } from './expected-value.ts';
import { Procedure } from './procedure.ts';
import type { WriteId } from './shows.ts';
import { here, providerHere } from './test-here.ts';
import { unshown, unshownReason } from './unshown.ts';
import { lawChoice } from './verify-laws.ts';
import type { View } from './view.ts';
import { writes } from './writes.ts';

/** The paths of all values that a schema takes, without those that are always alike. */
function pathsIn({ anyOf, items, properties, const: constant }: WireSchema, path = ''): string[] {
  if (constant !== undefined) return [];
  if (anyOf) return anyOf.flatMap((branch) => pathsIn(branch as WireSchema, path));
  if (items) return pathsIn(items as WireSchema, path);
  if (!properties) return [path];
  return Object.entries(properties).flatMap(([name, field]) =>
    pathsIn(field as WireSchema, path ? `${path}.${name}` : name),
  );
}

/** Notes each value of an input that the laws compare: another one there would break them. */
class Noting extends Procedure {
  readonly compared = new Set<string>();

  override compare(before: View, after: View, changes: readonly Change[], made: Made, known?: readonly Breach[]) {
    const breaches = super.compare(before, after, changes, made, known);
    if (breaches.length > 0) return breaches;
    for (const [path, input] of alterations(made.input)) {
      const isCompared = () =>
        breachesOf(before, after, changes, { ...made, input: input as Made['input'] }).length > 0;
      if (!this.compared.has(path) && isCompared()) this.compared.add(path);
    }
    return breaches;
  }
}

const procedure = new Noting(
  providerHere(here()),
  lawChoice(() => true),
);
beforeAll(() => procedure.begin());

it.each((Object.keys(writes) as WriteId[]).filter((id) => writes[id].changes.length > 0))(
  'each value that is sent to %s is compared afterward, or no read shows it (HTTP-34)',
  async (id) => {
    procedure.compared.clear();
    for (const one of cases.filter(({ write }) => write === id))
      expect((await procedure.judge(one, false)).breaches).toEqual([]);
    const input = endpoints.find((one) => one.id === id)?.input;
    const paths = new Set(input && pathsIn(wireSchema(input)));
    const isUnshown = (path: string) => unshownReason(id, path) !== undefined;
    const uncompared = [...paths].filter((path) => !procedure.compared.has(path));
    expect(uncompared.filter((path) => !isUnshown(path))).toEqual([]);
    // No reason for one that is compared, or that nobody can send.
    const needed = Object.keys(unshown[id] ?? {}).filter((one) =>
      uncompared.some((path) => `${path}.`.startsWith(`${one}.`)),
    );
    expect([...procedure.compared].filter(isUnshown)).toEqual([]);
    expect(needed).toEqual(Object.keys(unshown[id] ?? {}));
  },
);
