import { describe, expect, test } from 'vitest';
import { operators } from '#fixtures/world/operator.ts';
import { numberPage, portIn } from '#app/ui/testing/sample-activation.ts';
import { samplePage, show, words } from '#app/ui/testing/show.tsx';
import { lockName } from './transfer-steps.tsx';
import { NumberView } from './view.tsx';

const carriers = operators.filter(({ displayName }) => displayName !== 'Other');
const said = (carrier: string, otherCarrier?: string, language: 'en' | 'es' = 'en') => {
  const moving = { ...portIn, carrier, otherCarrier };
  const page = numberPage({ chosen: moving, moving, carriers: [...carriers, { displayName: 'Other' }] });
  const html = show(<NumberView page={page} />, { ...samplePage, language });
  return { html, text: words(html) };
};

describe('steps before a transfer (ACTIVATE-41)', () => {
  test.each(operators.map((operator) => [operator.displayName, operator] as const))(
    'stands below the form, with nothing to open, and a link before the form leads there: %s',
    (name, { pinLabel }) => {
      const { html, text } = said(name);
      const [link, form, steps] = ['href="#transfer-steps"', '<form', 'id="transfer-steps"'].map((part) =>
        html.indexOf(part),
      );
      expect([link, form, steps]).toEqual([link, form, steps].toSorted((a = 0, b = 0) => a - b));
      expect(link).toBeGreaterThan(0);
      expect(html.slice(steps, html.indexOf('from being moved'))).not.toContain('<details');
      expect(text).toContain('Turn off the lock that keeps your number from being moved');
      expect(text).toContain(`Get your ${pinLabel ?? 'transfer PIN'} last`);
      expect(text).toContain('Keep your old SIM in your phone, and don’t cancel');
    },
  );

  test('calls the transfer lock by the carrier’s own name, where that is known', () => {
    expect(said('Verizon').text).toContain('from being moved (Number Lock) at Verizon, if it’s on.');
    expect(said('T-Mobile').text).toContain('(Port Out Protection) at T-Mobile, if it’s on.');
    expect(said('Mint Mobile').text).toContain('from being moved at Mint Mobile, if it’s on.');
    expect(said('constructor').text).toContain('from being moved at constructor, if it’s on.');
  });

  test('names another carrier once the customer has entered its name', () => {
    expect(said('Other').text).toContain('don’t cancel your current carrier, until');
    expect(said('Other', 'Ting').text).toContain('don’t cancel Ting, until');
  });

  test('shows the steps in Spanish', () => {
    expect(said('Verizon', undefined, 'es').text).toContain(
      'Quite en Verizon el bloqueo que impide transferir su número (Number Lock), si está activo.',
    );
  });
});

test('has only its own name for the lock on the pages of such a carrier', () => {
  expect(lockName('T-Mobile')).toBe('Port Out Protection');
  expect(lockName('Verizon')).toBe('Number Lock');
  expect(lockName('Another')).toBeUndefined();
  expect(lockName('constructor')).toBeUndefined();
});
