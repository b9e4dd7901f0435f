import { careFacts } from '#app/ui/testing/sample-care.ts';
import { samplePage } from '#app/ui/testing/show.tsx';
import { DeskView } from '../care/desk/view.tsx';
import { ShowSupportView } from '../support/show-support/view.tsx';
import type { NamedPage } from './named-page.ts';

const until = samplePage.now + 300_000;
const agent = { name: 'ada@care.example.test' };

/** Showing to support, and the page of its agents. */
export const carePages: NamedPage[] = [
  ['show support', <ShowSupportView />],
  ['show support, stopped', <ShowSupportView stopped />],
  ['show support, code', <ShowSupportView showing={{ kind: 'code', code: 'K7Q4MX', until }} />],
  ['show support, seen', <ShowSupportView showing={{ kind: 'seen', since: samplePage.now, until }} />],
  ['care desk, signed out', <DeskView failed />],
  ['care desk', <DeskView agent={agent} />],
  [
    'care desk, wrong code',
    <DeskView agent={agent} again={{ error: { code: ['123'] }, initialValue: { code: '1' } }} />,
  ],
  ['care desk, showing', <DeskView agent={agent} facts={careFacts()} />],
  ['care desk, nothing done', <DeskView agent={agent} facts={careFacts({ operations: [], questions: [] })} />],
];
