import { expect, it } from 'vitest';
import ours from '../openapi.json' with { type: 'json' };
import { pathDifferences } from './extra-paths.ts';

const all = { service: undefined, endpoint: undefined };
/** Without the calls of other systems, which have documents of their own. */
const paths = Object.fromEntries(Object.entries(ours.paths).filter(([path]) => /^\/[\w-]+\/v0\//.test(path)));

it('finds nothing between the document of the contracts and itself (HTTP-39)', () => {
  expect(pathDifferences({ paths }, all)).toEqual({ extra: [], missing: [] });
});

it('reads paths below the path of a server (HTTP-39)', () => {
  const document = { servers: [{ url: 'https://carrier.example/auth/v0/' }], paths: { '/topup/pulse': { get: {} } } };
  expect(pathDifferences(document, { ...all, endpoint: ['topup.pulse'] })).toEqual({ extra: [], missing: [] });
});

it('lists operations that nobody declared, whatever parameters are named, and calls that are missing (HTTP-39)', () => {
  const { '/auth/v0/topup/pulse': _, '/auth/v0/customer/plan/{customerId}': plan, ...rest } = paths;
  const theirs = {
    ...rest,
    '/auth/v0/customer/plan/{id}': { ...plan, delete: {}, parameters: [] },
    '/auth/v0/admin/lines': { get: {}, post: {} },
  };
  expect(pathDifferences({ paths: theirs }, all)).toEqual({
    extra: ['DELETE /auth/v0/customer/plan/{id}', 'GET /auth/v0/admin/lines', 'POST /auth/v0/admin/lines'],
    missing: ['GET /auth/v0/topup/pulse'],
  });
  expect(pathDifferences({ paths: theirs }, { ...all, endpoint: ['card.list'] }).missing).toEqual([]);
});
