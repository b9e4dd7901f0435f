import { describe, expect, test } from 'vitest';
import { temp1 } from '#app/brand/testing/brands.ts';
import { invitationsModel } from '#app/ui/testing/sample-invitations.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { InviteView } from './view.tsx';

const page = (own: Partial<ReturnType<typeof invitationsModel>> = {}, facts = samplePage) =>
  show(<InviteView model={invitationsModel(own)} />, facts);
const shared = (html: string) =>
  elements(html, 'a')
    .map(({ href = '' }) => href)
    .filter((href) => /^(sms|mailto):\?/.test(href));

describe('an invitation from one’s own phone (REFER-14)', () => {
  test.each([
    ['en', 'I use Lineside Mobile. Take a look at their plans: https://shop.lineside.example/'],
    ['es', 'Uso Lineside Mobile. Vea sus planes: https://shop.lineside.example/'],
  ] as const)(
    'is a text message or an email with the brand’s public address and nothing else (%s)',
    (language, text) => {
      const [sms = '', mail = '', ...more] = shared(page({}, { ...samplePage, language }));
      expect(more).toEqual([]);
      expect(sms.startsWith('sms:?&body=')).toBe(true);
      expect(mail.startsWith('mailto:?subject=Lineside%20Mobile&body=')).toBe(true);
      for (const address of [sms, mail]) expect(decodeURIComponent(address.split('body=')[1] ?? '')).toBe(text);
    },
  );

  test('explains that it earns no credit, and is shown while nobody can be invited by email', () => {
    const closed = page({ decision: no('fraud') });
    expect(shared(closed)).toHaveLength(2);
    expect(words(closed)).toContain('Only the invitations that we email count for credits.');
  });

  test('has the address of the page’s brand', () => {
    for (const address of shared(page({}, { ...samplePage, brand: temp1 }))) {
      expect(decodeURIComponent(address)).toContain(temp1.external.shop);
      expect(decodeURIComponent(address)).not.toContain('lineside');
    }
  });
});
