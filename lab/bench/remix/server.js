import { createRequestHandler } from '@remix-run/cloudflare';
import * as build from './build/server/index.js';

const answer = createRequestHandler(build, 'production');
export default { fetch: (request) => answer(request) };
