import {
  changePlanForm,
  changePlanResult,
  changePlanReview,
  no,
  topUpForm,
  topUpResult,
  topUpReview,
} from '#app/ui/testing/sample.ts';
import { ResultView } from '../add-data/result/view.tsx';
import { ReviewView } from '../add-data/review/view.tsx';
import { SelectView } from '../add-data/select/view.tsx';
import { ResultView as ChangePlanResultView } from '../change-plan/result/view.tsx';
import { ReviewView as ChangePlanReviewView } from '../change-plan/review/view.tsx';
import { SelectView as ChangePlanSelectView } from '../change-plan/select/view.tsx';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type NamedPage, refusals } from './named-page.ts';

/** Add Data and Change plan, in each of their states. */
export const orderPages: NamedPage[] = [
  ['select', <SelectView form={topUpForm()} />],
  ['select, wrong', <SelectView form={topUpForm()} again={{ error: { gigabytes: ['?'] } }} />],
  ...refusals(['fraud', 'primary-suspended']).map((reason): NamedPage => [
    `select, ${reason}`,
    <SelectView form={topUpForm({ decision: no(reason) })} />,
  ]),
  ...refusals(['non-pay', 'not-on-sale']).map((reason): NamedPage => [
    `review, ${reason}`,
    <ReviewView review={topUpReview({ decision: no(reason) })} because="price-moved" />,
  ]),
  ['review', <ReviewView review={topUpReview()} />],
  ...operationStates.map((state): NamedPage => [`result, ${state}`, <ResultView result={topUpResult({ state })} />]),
  ['change plan: select', <ChangePlanSelectView form={changePlanForm()} changed />],
  [
    'change plan: select, wrong',
    <ChangePlanSelectView form={changePlanForm({ scheduled: {} })} again={{ error: { plan: ['422'] } }} />,
  ],
  ['change plan: select, nothing', <ChangePlanSelectView form={changePlanForm({ options: [] })} />],
  ...refusals(['secondary', 'lines-unsettled']).map((reason): NamedPage => [
    `change plan: select, ${reason}`,
    <ChangePlanSelectView form={changePlanForm({ decision: no(reason) })} />,
  ]),
  [
    'change plan: review',
    <ChangePlanReviewView
      review={changePlanReview({ replaces: 'Best Fit 2GB' })}
      because="moved"
      again={{ error: { when: ['422'] } }}
    />,
  ],
  ['change plan: review, one time', <ChangePlanReviewView review={changePlanReview({ times: ['next-cycle'] })} />],
  ...refusals(['plan-changing', 'device-unknown']).map((reason): NamedPage => [
    `change plan: review, ${reason}`,
    <ChangePlanReviewView review={changePlanReview({ decision: no(reason) })} because="moved" />,
  ]),
  ...operationStates.flatMap((state): NamedPage[] => [
    [`change plan: result, ${state}`, <ChangePlanResultView result={changePlanResult({ state })} />],
    [
      `change plan: result next cycle, ${state}`,
      <ChangePlanResultView result={changePlanResult({ state, when: 'next-cycle' })} />,
    ],
  ]),
  ['result, unavailable', <ResultView result={topUpResult({ state: 'refused', refusal: 'unavailable' })} />],
];
