import { PortTimeline } from '#app/screens/status/line/port-timeline.tsx';
import { Button, ButtonLink, HomeButton, MainLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { Footer } from '#app/ui/footer.tsx';
import { Header } from '#app/ui/header.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { InfoCard } from '#app/ui/info-card.tsx';
import { LegalDocument } from '#app/ui/legal-document.tsx';
import { type Me, type PageContext, PageContextProvider, usePage } from '#app/ui/page-context.tsx';
import { NeedsCare } from '#app/ui/journey-end.tsx';
import { Section } from '#app/ui/section.tsx';
import { List } from '#app/ui/list.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { SocialLink } from '#app/ui/social-link.tsx';
import { portingSteps, rejectedSteps } from '#app/ui/testing/sample-status.ts';
import type { Shown } from './states.ts';

const me: Me = { firstName: 'Dana', status: 2, isPrimary: true, accountKnown: true };

/** The header on a path, for a signed-in person or, without `me`, for a visitor. */
function HeaderAt({ path, me }: { path: string; me?: Me }) {
  const { me: _, ...visitor } = usePage();
  const facts: PageContext = { ...visitor, path, me };
  return (
    <PageContextProvider facts={facts}>
      <Header />
    </PageContextProvider>
  );
}

const values = (names: string) => <List items={names.split(' ')} />;

/** States of the frames of pages. */
export const pageStates: Shown = {
  carousel: {
    plain: (
      <Carousel id="values" label="What we stand for" slides={[values('One Two Three'), values('Four Five Six')]} />
    ),
  },
  footer: { plain: <Footer /> },
  header: {
    visitor: <HeaderAt path="/mobile-login" />,
    full: <HeaderAt path="/home" me={me} />,
    'pre-activation': <HeaderAt path="/profile" me={{ ...me, status: 1 }} />,
    support: <HeaderAt path="/home" me={{ ...me, status: 0 }} />,
    journey: <HeaderAt path="/add-data" me={me} />,
    'public page of a customer': <HeaderAt path="/about-us" me={me} />,
    'long name': <HeaderAt path="/home" me={{ ...me, firstName: 'Maximiliana-Featherstonehaugh' }} />,
  },
  hero: {
    plain: <Hero title="A large title" text="What this page is about, in one sentence." />,
    'with buttons': (
      <Hero scene title="A large title" text="What this page is about, in one sentence.">
        <MainLink to="/help">Support</MainLink>
        <ButtonLink to="/terms">Read more</ButtonLink>
      </Hero>
    ),
  },
  'info-card': {
    plain: <InfoCard title="Call us" text="Every day." />,
    'with a button': (
      <InfoCard title="Call us" text="Every day." level={3}>
        <ButtonLink to="/help">Call</ButtonLink>
      </InfoCard>
    ),
  },
  'legal-document': {
    plain: (
      <LegalDocument
        copy={{
          title: 'A legal text',
          description: '',
          updated: { month: '2021-02', words: 'Last updated February 2021' },
          about: 'An agreement.',
          contents: 'Contents',
          toTop: 'Back to the top',
          sections: {
            one: { heading: 'The first section', text: ['A paragraph.', 'And another one.'] },
            two: {
              heading: 'The second section',
              text: ['A list:'],
              list: ['one thing;', 'another thing.'],
              link: { to: '/terms', words: 'Read more' },
            },
          },
        }}
      />
    ),
  },
  'needs-care': {
    plain: (
      <NeedsCare
        line={{ name: 'Marco Reyes', occurrence: 2, msisdn: '5550107718' }}
        reference="x3Yb-7kQz_90LmNp"
        back={{ to: '/home', words: 'Back to Home' }}
      >
        We couldn’t find out what came of it. Call us:
      </NeedsCare>
    ),
  },
  section: {
    plain: (
      <Section title="A part of a page" text="What it is about.">
        <p>And what it says.</p>
      </Section>
    ),
  },
  'problem-layout': {
    plain: (
      <ProblemLayout title="Something went wrong" ways={<HomeButton main />}>
        <p>What happened, and what to do.</p>
      </ProblemLayout>
    ),
  },
  'single-page': {
    plain: (
      <SinglePage title="One thing to do">
        <p>A question.</p>
      </SinglePage>
    ),
    journey: (
      <SinglePage
        title="One thing to do"
        about="Marco Reyes"
        back={{ to: '/home', words: 'Back to Home' }}
        step={{ step: 2, of: 3 }}
      >
        <p>A question.</p>
        <Button main>Go on</Button>
      </SinglePage>
    ),
  },
  'social-link': {
    sign: <SocialLink name="Facebook" to="https://example.test/" />,
    name: <SocialLink name="Letterbox" to="https://example.test/" />,
  },
  track: {
    'under way': <PortTimeline steps={portingSteps} />,
    'to correct': <PortTimeline steps={rejectedSteps} />,
  },
};
