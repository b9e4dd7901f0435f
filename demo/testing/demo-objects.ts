export * from '#workers/testing/objects.ts';
export { default } from '#workers/testing/objects.ts';
export { WorldObject } from '../world-object.ts';
