import { DayChart } from '#app/screens/account/usage/day-chart.tsx';
import { PaymentTable } from '#app/screens/bills/list/statements.tsx';
import { ServiceSwitch } from '#app/screens/services/detail/service-switch.tsx';
import { SwitchWithTerms } from '#app/screens/services/detail/terms.tsx';
import { known } from '#app/ui/testing/read.ts';
import { no, usagePanel } from '#app/ui/testing/sample.ts';
import { dana, serviceLine } from '#app/ui/testing/sample-services.ts';
import { sampleNow } from '#app/ui/testing/sample-page.ts';
import type { ServiceLine } from '#app/screens/services/service-lines.ts';
import type { Shown } from './states.ts';

const day = 86_400_000;
const payments = [0, 30, 61].map((days) => ({ paidAt: sampleNow - days * day, amount: 2656, card: '4242' }));
const switched = (own: Partial<ServiceLine>) => (
  <ServiceSwitch line={{ ...dana, ...own }} service="IR" whyId="switch" />
);
const { cycle, use } = usagePanel();
const chart = (pace?: number) => <DayChart days={use?.days ?? []} cycle={cycle} pace={pace} />;

/** States of parts that only one screen has. */
export const screenStates: Shown = {
  'day-chart': { 'with a pace': chart(300 * 1024 ** 2), 'without one': chart() },
  switch: {
    on: switched({ enabled: known(true) }),
    off: <SwitchWithTerms line={serviceLine()} service="IR" id="switch-off" />,
    'being changed': switched({ changing: true, decision: no('closed-for-now') }),
    closed: switched({ enabled: known(false), decision: no('suspended') }),
  },
  table: { plain: <PaymentTable payments={payments} /> },
};
