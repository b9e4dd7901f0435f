-- What one version answered since a moment, by the points of pages (workers/points/point-table.ts): blob1 is the kind of
-- point, blob2 the version's id, blob5 the status and blob6 whose fault it is, empty for the portal's own. A sampled
-- point stands for _sample_interval of its kind.
SELECT
  SUM(_sample_interval) AS requests,
  sumIf(_sample_interval, blob5 >= '500' AND blob6 = '') AS errors
FROM DATASET
WHERE blob1 = 'page'
  AND blob2 = 'VERSION'
  AND timestamp >= toDateTime(SINCE)
