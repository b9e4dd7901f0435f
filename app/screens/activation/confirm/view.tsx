import { useForm } from '@conform-to/react';
import { activationMessages } from '#app/copy/activation.ts';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import { problemMessages } from '#app/copy/problem.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner } from '#app/ui/banner.tsx';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { ChargeLine } from '#app/ui/charge.tsx';
import { FirstMonthText } from '#app/ui/first-month.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { groupsOfFour } from '#app/ui/groups-of-four.ts';
import { useCopy } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { ChangeLink, Summary, type SummaryRow } from '#app/ui/summary.tsx';
import { useUnknown } from '#app/ui/known.tsx';
import type { ConfirmPage } from './intent.ts';
import { ActivationStepLayout } from '../activation-step.tsx';
import { deviceName } from '../device-name.ts';
import { summaryMessages } from '../summary/copy.ts';
import type { SummaryFields } from '../summary/form.ts';
import type { OrderSummary } from '../order-summary.ts';
import { AfterSummary, MonthlyPrice, PaymentChoice } from '../order-parts.tsx';
import { confirmMessages } from './copy.ts';

interface ConfirmViewProps {
  page: ConfirmPage;
  because?: string | undefined;
  again?: FormReply | undefined;
}

/** The last step: every answer with its way back (ACTIVATE-22), and an eSIM's order summary. */
export function ConfirmView({ page, because, again }: ConfirmViewProps) {
  const copy = useCopy(confirmMessages);
  const { fallback } = useCopy(problemMessages);
  const reasonText = because === 'changed' || because === 'price-moved' ? copy.because[because] : undefined;
  const isUnknown = isAmountUnknown(page, because);
  return (
    <ActivationStepLayout page={page} title={copy.title} because={reasonText || isUnknown ? undefined : because}>
      {reasonText && <Banner tone="warn" {...reasonText} />}
      {isUnknown && (
        <Banner tone="bad" stays title={fallback.title}>
          {fallback.text} {copy.nothingSent}
        </Banner>
      )}
      {/* Has no card around the answers, so that those of a port-in fit above the fold. */}
      <section className="dense">
        <Summary rows={[...useDeviceRows(page), ...useNumberRows(page), ...usePriceRows(page)]} />
      </section>
      {page.summary ? <OrderForm page={page} summary={page.summary} again={again} /> : <SendForm page={page} />}
    </ActivationStepLayout>
  );
}

/** Returns true when the first month is to be paid now and the carrier did not return its amount (ACTIVATE-37). */
function isAmountUnknown({ payment, summary }: ConfirmPage, because: string | undefined): boolean {
  if (because === 'no-amount' || summary?.payNow.kind === 'unreadable') return true;
  return payment?.kind === 'now-unknown' && payment.month.kind !== 'loading';
}

/** "Activate", with the charge that was chosen before; without its amount, the ways on. */
function SendForm({ page }: { page: ConfirmPage }) {
  const { activate, payment: term, payOtherwise } = useCopy(confirmMessages);
  const { tryAgain } = useCopy(problemMessages);
  const { operationId, version, mark, payment, line, firstMonth } = page;
  const summaryPath = paths.activationStep(line.ref, 'summary');
  if (mark === undefined)
    return (
      <div className="acts">
        <MainLink to={paths.activationStep(line.ref, 'confirm')}>{tryAgain}</MainLink>
        <ButtonLink to={summaryPath}>{payOtherwise}</ButtonLink>
      </div>
    );
  const isFixed = payment?.kind === 'next-bill' && page.isOnlyPayment;
  return (
    <PostForm operation={operationId} button={activate} hidden={{ version, mark }}>
      <FirstMonthText of={firstMonth} mayRetry />
      {payment && 'charge' in payment && (
        <ChargeLine charge={payment.charge} hold={payment.hold}>
          {!isFixed && <ChangeLink to={summaryPath} term={term} />}
        </ChargeLine>
      )}
    </PostForm>
  );
}

/** Order summary and "Activate" of an eSIM, whose first month is not paid (ACTIVATE-21). */
function OrderForm({ page, summary, again }: Pick<ConfirmViewProps, 'page' | 'again'> & { summary: OrderSummary }) {
  const { activate } = useCopy(confirmMessages);
  const { title } = useCopy(summaryMessages);
  const { operationId, version, mark, markNow, line, firstMonth } = page;
  const [form, { payment }] = useForm<SummaryFields & { mark: string; markNow: string }>({
    id: 'order-summary',
    lastResult: again,
    defaultValue: { payment: summary.chosen ?? 'next-bill' },
  });
  return (
    <>
      <section className="dense" aria-labelledby="order">
        <h2 id="order">{title}</h2>
        <MonthlyPrice plan={summary.plan} />
      </section>
      <ErrorSummary fields={[payment]} />
      <PostForm form={form} operation={operationId} button={activate} hidden={{ version, mark, markNow }}>
        <FirstMonthText of={firstMonth} mayRetry />
        <PaymentChoice of={summary} field={payment} />
      </PostForm>
      <AfterSummary lineRef={line.ref} cards={summary.cards} back="confirm" />
    </>
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
  // The page of the choice leads on to the details of a moved number (JOURNEY-6).
  const change = paths.activationStep(line.ref, 'number', { way: 'carrier' });
  if (number.kind === 'new') return [{ term: copy.number, value: newNumber(number.zip), change }];
  return [
    {
      term: copy.currentNumber,
      value: (
        <>
          <PhoneNumber digits={number.number} /> · <bdi>{number.otherCarrier ?? number.carrier}</bdi>
        </>
      ),
      change,
    },
    ...(accountNumber ? [{ term: copy.accountNumber, value: accountNumber }] : []),
    { term: copy.pin, value: hasPin ? masked : noPin },
    { term: copy.zip, value: number.zip },
  ];
}

function usePriceRows({ plan, payment, summary, line }: ConfirmPage): SummaryRow[] {
  const copy = useCopy(activationMessages);
  const words = useCopy(confirmMessages);
  const unknownOf = useUnknown();
  const { perMonth } = useCopy(changePlanMessages);
  const price = { term: copy.plan, value: `${plan.name} · ${perMonth(moneyText(plan.price))}` };
  if (summary) return [];
  // A known amount is beside the button, not in the summary (MONEY-10).
  if (payment?.kind !== 'now-unknown') return [price];
  const change = paths.activationStep(line.ref, 'summary');
  return [price, { term: words.payment, value: unknownOf(payment.month, words.nowUnknown), change }];
}
