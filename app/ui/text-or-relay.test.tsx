import { expect, test } from 'vitest';
import { temp1 } from '#app/brand/testing/brands.ts';
import { ActivationErrorView } from '#app/screens/problem/activation-error/view.tsx';
import { LetsTalkView } from '#app/screens/problem/lets-talk/view.tsx';
import { MaintenanceView } from '#app/screens/problem/maintenance/view.tsx';
import { SorryView } from '#app/screens/problem/sorry/view.tsx';
import { WaitingView } from '#app/screens/problem/waiting/view.tsx';
import { StaticPage } from '#app/screens/public/testing/text-pages.tsx';
import { LostPhoneStepsView } from '#app/screens/support/lost-phone-steps/view.tsx';
import { LetsTalk } from './lets-talk.tsx';
import { NeedsCare } from './journey-end.tsx';
import { lostPhone } from './testing/sample-lost-phone.ts';
import { elements, samplePage, show } from './testing/show.tsx';

const pages = {
  Support: <StaticPage path="help" />,
  'Contact Us': <StaticPage path="contact-us" />,
  'a lost phone': <StaticPage path="lost-phone" />,
  'the steps of a lost phone': <LostPhoneStepsView page={lostPhone()} />,
  leaving: <StaticPage path="leaving" />,
  'Let’s Talk': <LetsTalk />,
  'Let’s Talk as a page': <LetsTalkView />,
  'an outcome that needs care': (
    <NeedsCare reference="operation-000001" back={{ to: '/home', words: 'Home' }}>
      Call us.
    </NeedsCare>
  ),
  'something went wrong': <SorryView />,
  maintenance: <MaintenanceView minutes={20} />,
  'a slow carrier': <WaitingView />,
  'an activation that cannot begin': <ActivationErrorView kind="failed" />,
};

test.each(Object.entries(pages))('has links to call, text and 711 on %s (PUBLIC-36)', (_, page) => {
  const ways = (brand = samplePage.brand) =>
    elements(show(page, { ...samplePage, brand }), 'a').map(({ href = '' }) => href);
  expect(ways().filter((to) => to.startsWith('tel:+'))).not.toEqual([]);
  expect(ways()).toEqual(expect.arrayContaining(['sms:+16175550150', 'tel:711']));
  expect(ways(temp1)).toContain('tel:711');
  expect(ways(temp1).filter((to) => to.startsWith('sms:'))).toEqual([]);
});
