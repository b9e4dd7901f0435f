-- What one version answered since a moment, by the points of pages (workers/points/point-table.ts): blob1 is the kind of
-- point, blob2 the version's id, blob3 the route and blob5 the status. Every failure that a customer gets counts,
-- whoever caused it: the version before shows what is not new. A row represents
-- _sample_interval points, and each of them for double2 others that the portal left out (SAFETY-87).
SELECT
  sum(_sample_interval * (1 + double2)) AS requests,
  sumIf(_sample_interval * (1 + double2), blob5 >= '500' AND NOT (blob3 IN ('/operator/', '/live'))) AS errors
FROM DATASET
WHERE blob1 = 'page'
  AND blob2 = 'VERSION'
  AND timestamp >= toDateTime(SINCE)
