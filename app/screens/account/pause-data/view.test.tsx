import { expect, it } from 'vitest';
import { dataServiceForm, no } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { PauseDataView } from './view.tsx';

it('confirms first: the effect, the services that still work, and the way back (ACCOUNT-9)', () => {
  const html = show(<PauseDataView form={dataServiceForm()} />);
  expect(words(html)).toContain('Pause data on Marco Reyes’s line?');
  expect(words(html)).toContain('Calls and texts still work.');
  expect(words(html)).toContain('turn data back on at any time');
  expect(elements(html, 'button')).toMatchObject([{ type: 'submit', class: 'btn main' }]);
  expect(elements(html, 'input')).toMatchObject([{ name: '_token' }, { name: 'operation', value: 'operation-000001' }]);
  expect(links(html)).toEqual(['/account', '/account']);
});

it.each(['suspended', 'fraud', 'non-pay', 'sim-swap'] as const)(
  'has a reason and no form where it is refused: %s',
  (reason) => {
    const html = show(<PauseDataView form={dataServiceForm({ decision: no(reason) })} />);
    expect(html).not.toContain('<form');
    expect(elements(html, 'div').some((element) => element.class === 'note warn')).toBe(true);
  },
);
