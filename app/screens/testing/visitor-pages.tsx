import { reasons } from '#rpc/domain/decision.ts';
import type { DeviceCheck } from '#rpc/public/device.ts';
import type { PlanList } from '#rpc/public/plan.ts';
import { ActivationErrorView } from '../problem/activation-error/view.tsx';
import { ForbiddenView } from '../problem/forbidden/view.tsx';
import { LetsTalkView } from '../problem/lets-talk/view.tsx';
import { NotFoundView } from '../problem/not-found/view.tsx';
import { SorryView } from '../problem/sorry/view.tsx';
import { TurnedAwayView } from '../problem/turned-away/view.tsx';
import { DeviceCheckView } from '../public/device-check/view.tsx';
import { PlansView } from '../public/plans/view.tsx';
import { ExpiredView } from '../session/expired/view.tsx';
import { NoAccountView } from '../session/no-account/view.tsx';
import { SignInView } from '../session/sign-in/view.tsx';
import { SignOutView } from '../session/sign-out/view.tsx';
import { type NamedPage } from './named-page.ts';
import { StaticPage } from '../public/testing/text-pages.tsx';
import { sampleNow } from '#app/ui/testing/show.tsx';

const planList: PlanList = {
  plans: ['plan-2gb', 'plan-5gb'].map((id) => ({
    id,
    name: id,
    firstLine: 2000,
    eachMoreLine: 1500,
    moreLines: [],
    unlimited: false,
    esimOnly: true,
  })),
};
const deviceChecks: DeviceCheck[] = [
  { kind: 'esim', device: 'Google Pixel 8' },
  ...(['incompatible', 'downtime', 'fiveG', 'failed', 'alreadyInUse'] as const).map((kind) => ({ kind })),
];

/** Session, problem and legal pages, and public pages that read something. */
export const visitorPages: NamedPage[] = [
  ['expired', <ExpiredView to="/add-data/ref-1" />],
  ['expired, after a form', <ExpiredView to="/add-data/ref-1" unchanged />],
  ['no account', <NoAccountView />],
  ['sign-in', <SignInView why="old" />],
  ['sign-in, not confirmed', <SignInView why="unproved" />],
  ['sign-out', <SignOutView />],
  ['terms', <StaticPage path="terms" />],
  ['privacy', <StaticPage path="privacy" />],
  ['plans', <PlansView list={planList} />],
  ['plans, none', <PlansView list={undefined} />],
  ['device check', <DeviceCheckView thanks="fiveG" />],
  ['device check, wrong', <DeviceCheckView again={{ error: { imei: ['Wrong'] }, initialValue: { imei: '1' } }} />],
  ...deviceChecks.map((check): NamedPage => [
    `device check, ${check.kind}`,
    <DeviceCheckView checked={{ imei: '356938035643809', check }} />,
  ]),
  ['not found', <NotFoundView />],
  ['forbidden', <ForbiddenView />],
  ...reasons.map((reason): NamedPage => [`forbidden, ${reason}`, <ForbiddenView why={{ reason }} />]),
  ...([405, 413, 429] as const).map((status): NamedPage => [
    `turned away, ${status}`,
    <TurnedAwayView status={status} />,
  ]),
  ['let’s talk', <LetsTalkView />],
  ['activation error', <ActivationErrorView kind="failed" />],
  ['activation not available', <ActivationErrorView kind="unavailable" />],
  [
    'activation not available, after a hold',
    <ActivationErrorView kind="unavailable" firstMonth={{ kind: 'held', hold: { amount: 2500, since: sampleNow } }} />,
  ],
  ['sorry', <SorryView />],
  ['sorry, retry', <SorryView kind="retry" />],
  ['sorry, disabled', <SorryView kind="disabled" />],
];
