import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { readElsewhere } from '#app/ui/read-elsewhere.ts';
import { entryOf } from '#app/ui/testing/sample-bills.ts';
import { elements, show } from '#app/ui/testing/show.tsx';
import { kindsWhere } from '#fixtures/scenarios/scenarios.ts';
import { activitySummaryOf, type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';

/** SHELL-36: the kinds whose success is read in one's own time. */
const receipts = kindsWhere(({ rules }) => rules.isReceipt === true);

function bannerOf(kind: OperationKind) {
  const entry = entryOf(activitySummaryOf({ kind, terms: sampleTerms[kind] }));
  return elements(show(<OperationBanner entry={entry} />), '[role=status]')[0];
}

describe('the success of an operation', () => {
  test.each(receipts)('is shown for %s until it is dismissed (SHELL-36)', (kind) => {
    expect(bannerOf(kind)).toHaveProperty('data-dismiss');
    expect(bannerOf(kind)).not.toHaveProperty('data-auto-dismiss');
  });

  test.each(operationKinds.filter((kind) => !receipts.includes(kind)))(
    'disappears by itself for %s (SHELL-21)',
    (kind) => {
      expect(readElsewhere).toContain(kind);
      expect(bannerOf(kind)).toMatchObject({ 'data-auto-dismiss': '2' });
    },
  );
});

test('disappears only on the pages that are named here (SHELL-21)', () => {
  const files = globSync('app/**/*.tsx').filter((file) => !file.includes('.test.'));
  const leaves = files.filter((file) => /<Banner\b[^>]*\sleaves\b/.test(readFileSync(file, 'utf8')));
  expect(leaves.sort()).toEqual([
    // The card is in the list below.
    'app/screens/activation/activation-step.tsx',
    'app/screens/cards/list/view.tsx',
    'app/ui/operation-banner.tsx',
  ]);
});
