import { startDemoCarrier } from '../../scripts/testing/demo-carrier.ts';
import { testIdentity } from '#fixtures/test-identity.ts';

// The provider of npm start, on workerd: the same has to hold.
testIdentity((portalOrigins) => startDemoCarrier({ port: 0, portalOrigins, controls: true }));
