import type { ReactNode } from 'react';
import { printStyles, rareStyles, styles } from 'virtual:page-assets';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from './brand/brand.ts';
import { brandStyle } from './brand/brand-style.ts';
import { brands } from './brand/by-host.ts';
import { type Language, languages } from './copy/language.ts';
import { ChecklistView } from './screens/activation/checklist/view.tsx';
import { ConfirmView } from './screens/activation/confirm/view.tsx';
import { DeviceView } from './screens/activation/device/view.tsx';
import { NumberView } from './screens/activation/number/view.tsx';
import { SimView } from './screens/activation/sim/view.tsx';
import { SummaryView } from './screens/activation/summary/view.tsx';
import { ResultView as DataResultView } from './screens/add-data/result/view.tsx';
import { ReviewView as DataReviewView } from './screens/add-data/review/view.tsx';
import { SelectView as DataSelectView } from './screens/add-data/select/view.tsx';
import { ResultView as PlanResultView } from './screens/change-plan/result/view.tsx';
import { ReviewView as PlanReviewView } from './screens/change-plan/review/view.tsx';
import { SelectView as PlanSelectView } from './screens/change-plan/select/view.tsx';
import { HomeView } from './screens/home/home/view.tsx';
import { Document } from './ui/document.tsx';
import { PageContextProvider } from './ui/page-context.tsx';
import { PageLayout } from './ui/page-layout.tsx';
import {
  activeLine,
  changePlanForm,
  changePlanResult,
  changePlanReview,
  homeModel,
  lineCard,
  no,
  topUpForm,
  topUpResult,
  topUpReview,
} from './ui/testing/sample.ts';
import {
  checklistPage,
  confirmPage,
  devicePage,
  numberPage,
  pixel,
  portIn,
  simPage,
  summaryPage,
} from './ui/testing/sample-activation.ts';
import { samplePage } from './ui/testing/sample-page.ts';

/** The parts of the dictionary of a brand's pages in one language (SHELL-48). */
export interface DictionaryParts {
  brand: string;
  language: Language;
  /** Parts of journeys: those that most pages share come first, of which as many are taken as fit. */
  texts: string[];
  /** Home as it is for a person who does not exist, then the styles. */
  frame: string;
}

/** Classes of the rare styles that most visits need: forms, steps, sides, results, notes, tags and several lines. */
const usual = [
  'body{--panel',
  '.tabs',
  '.facts',
  '.card.rows',
  '.sheet',
  '.journey',
  '.field',
  '.note',
  '.tag',
  '.f2',
  '.f3',
  '.size',
  '.sticky',
  '.next',
  '.choice',
  '.meter',
  '.back',
  '.btn:disabled',
  '[data-sending]',
  '.done-panel',
  '.who',
];

/** The pages of Change plan, whose visit has the least room to its limit: their parts count once more. */
const planPages = [
  <PlanSelectView form={changePlanForm()} />,
  <PlanReviewView review={changePlanReview()} />,
  <PlanResultView result={changePlanResult()} />,
];
/** The pages of Change plan, Add Data and activation with a port-in: the parts of the first ones fit first. */
const journeys = [
  ...planPages,
  <DataSelectView form={topUpForm()} />,
  <DataReviewView review={topUpReview()} />,
  <DataResultView result={topUpResult()} />,
  <ChecklistView page={checklistPage()} />,
  <DeviceView page={devicePage()} />,
  <DeviceView page={devicePage({ device: pixel })} />,
  <NumberView page={numberPage()} />,
  <NumberView page={numberPage({ chosen: portIn, moving: portIn, portSecrets: 'gone' })} />,
  <SimView page={simPage()} />,
  <SummaryView page={summaryPage()} />,
  <ConfirmView page={confirmPage({ number: portIn, accountNumber: '123', hasPin: true })} />,
];

/** Returns the parts of each dictionary. No text in them has a name, a number or an amount (SHELL-48). */
export function dictionaryParts(): DictionaryParts[] {
  return brands.flatMap((brand) => languages.map((language) => partsFor(brand, language)));
}

function partsFor(brand: Brand, language: Language): DictionaryParts {
  const home = pageIn({ brand, language }, <SampleHome />);
  const pages = journeys.map((page) => /<main.*(?=<footer)/s.exec(pageIn({ brand, language }, page))?.[0] ?? '');
  const partsOfPlans = new Set(pages.slice(0, planPages.length).flatMap(partsOf));
  const uses = new Map<string, number>();
  for (const part of [...pages.flatMap((page) => [...new Set(partsOf(page))]), ...partsOfPlans])
    if (part.length >= 8 && !home.includes(part)) uses.set(part, (uses.get(part) ?? 0) + 1);
  const rare = rareStyles.filter(
    ({ css, ...of }) =>
      of.brand === brand.key || usual.some((name) => ['}', '{'].some((before) => `}${css}`.includes(before + name))),
  );
  return {
    brand: brand.key,
    language,
    texts: [...uses].toSorted(([, a], [, b]) => b - a).map(([part]) => part),
    frame: [
      home,
      `<style>${styles}${brandStyle(brand)}</style>`,
      `<style>${rare.map(({ css }) => css).join('')}${printStyles}</style>`,
    ].join(''),
  };
}

/** Home with a line in service and one that is not. */
function SampleHome() {
  const suspended = lineCard({ occurrence: 2, state: 'suspended', plan: { change: no('fraud') } });
  return (
    <HomeView home={homeModel({ firstName: undefined, lines: [{ ...activeLine, name: undefined }, suspended] })} />
  );
}

/** Texts with a figure, or with a name of the sample. */
const particular = />[^<]*(?:[\d$]|Dana|Marco|Reyes|Google|Pixel|Verizon)[^<]*</g;
/** References and tokens of the sample. */
const references = /\b(?:ref-\d|operation-\d+|(?:page|logout)-token|hash-of-the-quote|mark-\d|version-\d)\b/g;

/** Returns a page without its styles, and without texts that belong to a person. */
function pageIn(facts: { brand: Brand; language: Language }, content: ReactNode): string {
  const me = { status: 2, isPrimary: true, accountKnown: true };
  const html = renderToStaticMarkup(
    <PageContextProvider facts={{ ...samplePage, ...facts, me }}>
      <Document title="" description="" error={false}>
        <PageLayout>{content}</PageLayout>
      </Document>
    </PageContextProvider>,
  );
  return html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(particular, '><')
    .replaceAll(references, '');
}

/** Returns the parts of a page, from each tag to the next one. */
const partsOf = (html: string): string[] => html.split(/(?=<)/);
