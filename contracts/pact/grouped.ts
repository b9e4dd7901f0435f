/** Returns the members by key, in the order of their first appearance, as `Map.groupBy` of newer Nodes does. */
export function grouped<T, K>(members: readonly T[], keyOf: (member: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const member of members) groups.set(keyOf(member), [...(groups.get(keyOf(member)) ?? []), member]);
  return groups;
}
