/** Number of orders of a waiting line that are read (HOME-11). */
const readAtMost = 4;

/**
 * Returns the ids of the orders of a line, the newest first; for one day, `latestId` or the last in the list first
 * (ORDER-11).
 */
export function newestOrders(shipmentInfo: Readonly<Record<string, string>>, latestId?: string): string[] {
  const dated = Object.entries(shipmentInfo).toReversed();
  const ids = dated
    .toSorted(([a, dayA], [b, dayB]) =>
      dayA === dayB ? Number(b === latestId) - Number(a === latestId) : dayA < dayB ? 1 : -1,
    )
    .map(([id]) => id);
  const orderIds = latestId === undefined || ids.includes(latestId) ? ids : [latestId, ...ids];
  return orderIds.slice(0, readAtMost);
}
