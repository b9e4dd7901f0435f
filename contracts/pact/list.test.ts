import { describe, expect, it } from 'vitest';
import { endpointList, stateList } from './list.ts';

describe('the lists for backend teams are what the declarations and examples make', () => {
  it('of endpoints', async () => {
    await expect(endpointList()).toMatchFileSnapshot('./endpoints.md');
  });

  it('of states', async () => {
    await expect(stateList()).toMatchFileSnapshot('./states.md');
  });
});
