const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

const restartable = port('E2E_RESTARTABLE_PORT', 18_788);

/** Where the servers of the end-to-end tests listen; environment variables move them. */
export const ports = {
  portal: port('E2E_PORTAL_PORT', 18_787),
  /** A second portal, for the test that kills it. */
  restartable,
  /** A third one, with the limits as they are deployed. */
  limited: port('E2E_LIMITED_PORT', restartable + 1_000),
  /** A fourth one, whose clock tests move. */
  moved: port('E2E_MOVED_PORT', restartable + 1_001),
  fixtures: port('E2E_FIXTURES_PORT', 14_010),
  identity: port('E2E_IDENTITY_PORT', 14_011),
};

export const portalUrl = `http://localhost:${ports.portal}`;
export const restartableUrl = `http://localhost:${ports.restartable}`;
export const limitedUrl = `http://localhost:${ports.limited}`;
export const movedUrl = `http://localhost:${ports.moved}`;
export const fixturesUrl = `http://localhost:${ports.fixtures}`;
export const identityUrl = `http://localhost:${ports.identity}`;
/** The log of the portal, for the test that looks for secrets in it. */
export const portalLog = `test-results/portal-${ports.portal}.log`;
/** Another port of the same host. Nobody listens there: tests route its pages. */
export const neighbourUrl = 'http://localhost:1';
