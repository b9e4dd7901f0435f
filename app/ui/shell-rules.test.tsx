import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operationStates } from '#rpc/domain/ledger.ts';
import { AccountView } from '#app/screens/account/account/view.tsx';
import { AssuranceCardView } from '#app/screens/public/assurance-card/view.tsx';
import { staticPaths } from '#app/screens/public/static/static-paths.ts';
import { PageLayout } from './page-layout.tsx';
import { accountModel, entry } from './testing/sample.ts';
import { elements, show, visitorPage } from './testing/show.tsx';

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  [
    'SHELL-14',
    'the assurance card is 450 by 450',
    () => {
      const styles = readFileSync(new URL('../styles/parts.css', import.meta.url).pathname, 'utf8');
      const square = /\.square \{([^}]*)\}/.exec(styles)?.[1];
      expect(square).toContain('max-inline-size: 28.125rem;');
      expect(square).toContain('min-block-size: min(28.125rem, 80vh);');
      expect(28.125 * 16).toBe(450);
      expect(elements(show(<AssuranceCardView />, visitorPage), 'section')).toEqual([{ class: 'card square' }]);
    },
  ],
  [
    'SHELL-14',
    'the assurance card is a page of its own that a plain link leads to',
    () => {
      expect(staticPaths).toContain('assurance-card');
      const link = elements(show(<PageLayout>content</PageLayout>, visitorPage), 'footer a').find(
        ({ href }) => href === '/assurance-card',
      );
      expect(link).toBeDefined();
    },
  ],
  [
    'SHELL-20',
    'what came of a write stands at the top of the next page, without script',
    () => {
      const sent = operationStates.filter((state) => state !== 'issued');
      const first = sent.map((state) => {
        const html = show(<AccountView account={accountModel({ after: entry({ state }) })} />);
        return elements(html, ':root > *')[0];
      });
      expect(first.map((banner) => banner?.role)).toEqual(
        sent.map((state) => (state === 'refused' ? 'alert' : 'status')),
      );
    },
  ],
];

describe('rules of the shell', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
