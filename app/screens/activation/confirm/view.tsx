import { activationMessages } from '#app/copy/activation.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { groupsOfFour } from '#app/ui/groups-of-four.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ChangeLink, Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { useUnknown } from '#app/ui/known.tsx';
import type { ConfirmPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { deviceName } from '../device-name.ts';
import { confirmMessages } from './copy.ts';

/** The last step: every answer with its way back, before anything is sent (ACTIVATE-22). */
export function ConfirmView({ page, because }: { page: ConfirmPage; because?: string | undefined }) {
  const copy = useCopy(confirmMessages);
  const { fallback, tryAgain } = useCopy(problemMessages);
  const reasonText = because === 'changed' || because === 'price-moved' ? copy.because[because] : undefined;
  const isUnknown =
    because === 'no-amount' || (page.payment?.how === 'now-unknown' && page.payment.month.kind !== 'loading');
  return (
    <ActivationStepLayout page={page} title={copy.title} because={reasonText || isUnknown ? undefined : because}>
      {reasonText && <Banner tone="warn" {...reasonText} />}
      {isUnknown && (
        <Banner tone="bad" stays title={fallback.title}>
          {fallback.text} {copy.nothingSent}
        </Banner>
      )}
      {/* Without a card around them, all answers of a port-in are above the fold. */}
      <section className="dense">
        <Summary rows={[...useDeviceRows(page), ...useNumberRows(page), ...usePriceRows(page)]} />
      </section>
      {page.mark === undefined ? (
        <div className="acts">
          <MainLink to={paths.activationStep(page.line.ref, 'confirm')}>{tryAgain}</MainLink>
          <ButtonLink to={paths.activationStep(page.line.ref, 'summary')}>{copy.payOtherwise}</ButtonLink>
        </div>
      ) : (
        <PostForm
          operation={page.operationId}
          button={copy.activate}
          hidden={{ version: page.version, mark: page.mark }}
        >
          <FirstMonthText of={page.firstMonth} mayRetry />
          {page.payment && 'charge' in page.payment && (
            <ChargeLine charge={page.payment.charge} hold={page.payment.hold}>
              {page.payment.how === 'next-bill' && page.isOnlyPayment ? undefined : (
                <ChangeLink to={paths.activationStep(page.line.ref, 'summary')} term={copy.payment} />
              )}
            </ChargeLine>
          )}
        </PostForm>
      )}
    </ActivationStepLayout>
  );
}

function useDeviceRows({ device, iccid, line, sim }: ConfirmPage): SummaryRow[] {
  const copy = useCopy(activationMessages);
  const another = paths.activationStep(line.ref, 'device', { another: '1' });
  const name = deviceName(device);
  return [
    ...(name ? [{ term: copy.device, value: name }] : []),
    { term: copy.imei, value: <span className="keep">{groupsOfFour(device.imei)}</span>, change: another },
    iccid === undefined
      ? { term: copy.simType, value: copy.sim[sim] }
      : {
          term: copy.simNumber,
          value: <span className="keep">{groupsOfFour(iccid)}</span>,
          change: paths.activationStep(line.ref, 'sim'),
        },
  ];
}

/** Masks the PIN at a fixed length, because the length is a hint (ACTIVATE-22). */
const masked = '••••';

function useNumberRows({ number, accountNumber, hasPin, line }: ConfirmPage): SummaryRow[] {
  const copy = useCopy(activationMessages);
  const { newNumber, noPin } = useCopy(confirmMessages);
  const change = paths.activationStep(line.ref, 'number');
  if (number.kind === 'new') return [{ term: copy.number, value: newNumber(number.zip), change }];
  return [
    {
      term: copy.currentNumber,
      value: (
        <>
          <PhoneNumber digits={number.number} /> · <bdi>{number.otherCarrier ?? number.carrier}</bdi>
        </>
      ),
      change: `${change}?way=carrier`,
    },
    ...(accountNumber ? [{ term: copy.accountNumber, value: accountNumber, change }] : []),
    { term: copy.pin, value: hasPin ? masked : noPin, change },
    { term: copy.zip, value: number.zip, change },
  ];
}

function usePriceRows({ plan, payment, line }: ConfirmPage): SummaryRow[] {
  const copy = useCopy(activationMessages);
  const words = useCopy(confirmMessages);
  const unknownOf = useUnknown();
  const { perMonth } = useCopy(changePlanMessages);
  const price = { term: copy.plan, value: `${plan.name} · ${perMonth(moneyText(plan.price))}` };
  // The known amount is beside the button (MONEY-10).
  if (payment?.how !== 'now-unknown') return [price];
  const change = paths.activationStep(line.ref, 'summary');
  return [price, { term: words.payment, value: unknownOf(payment.month, words.nowUnknown), change }];
}
