import { LabelTable } from '#app/screens/public/plans/label/label.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { broadbandLabel } from '#rpc/domain/broadband-label.ts';
import { broadbandFactsMessages } from './copy.ts';
import type { BroadbandFacts } from './intent.ts';

/** The broadband label of the plan that a line has (ACCOUNT-19). */
export function BroadbandFactsView({ facts: { line, plan, prices, isWithdrawn } }: { facts: BroadbandFacts }) {
  const { brand } = usePage();
  const copy = useCopy(broadbandFactsMessages);
  return (
    <SinglePage title={copy.title} about={<LineName line={line} />} back={{ to: paths.account, words: copy.back }}>
      {plan ? (
        <>
          {isWithdrawn && <p>{copy.withdrawn}</p>}
          <LabelTable label={broadbandLabel(plan, prices, brand.network)} />
        </>
      ) : (
        <MissingNote tone="warn" call>
          {copy.missing}
        </MissingNote>
      )}
      <p>
        <PageLink href={paths.plans}>{copy.allPlans}</PageLink>
      </p>
    </SinglePage>
  );
}
