import { describe, expect, it } from 'vitest';
import { endpointList, stateList } from './contract-list.ts';

describe('the generated list for backend teams is up to date', () => {
  it('of endpoints', async () => {
    await expect(endpointList()).toMatchFileSnapshot('./endpoints.md');
  });

  it('of states', async () => {
    await expect(stateList()).toMatchFileSnapshot('./states.md');
  });
});
