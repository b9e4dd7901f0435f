import { billsMessages } from '#app/copy/bills.ts';
import { chargeMessages } from '#app/copy/charge.ts';
import { restorationMessages } from '#app/copy/restoration.ts';
import { successMessages } from '#app/copy/success.ts';
import { Banner } from '#app/ui/banner.tsx';
import { brandName } from '#app/ui/brand-name.ts';
import { CallLink } from '#app/ui/call-link.tsx';
import { dayText } from '#app/ui/day.tsx';
import { dayIn } from '#rpc/domain/day.ts';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { Success } from '#app/ui/success.tsx';
import { useRestoration } from '#app/ui/use-restoration.ts';
import type { PaymentNews } from './intent.ts';
import type { PaidService } from '#rpc/portal/bills/paid-service.ts';
import { listMessages } from './copy.ts';

/** Back from the payment page: the payment that came, or not yet; nobody should pay twice. */
export function BackBanner({ back }: { back: PaymentNews }) {
  const { brand } = usePage();
  const { waiting, late } = useCopy(listMessages).back;
  if (back.paid) return <Receipt news={back} />;
  return back.waiting ? (
    <Banner tone="warn" title={waiting.title}>
      {waiting.text} {waiting.cancelled}
    </Banner>
  ) : (
    <Banner tone="warn" title={late.title}>
      {late.text} <CallLink number={brand.careNumber} />.
    </Banner>
  );
}

/** Receipt: amount, card and day of the payment, and its effect on service (BILL-23). */
function Receipt({ news: { paid, service, cardBrand } }: { news: Extract<PaymentNews, { paid: object }> }) {
  const { today, timeZone, language } = usePage();
  const { back } = useCopy(listMessages);
  const { theCard } = useCopy(billsMessages);
  const { card } = useCopy(chargeMessages);
  const success = useCopy(successMessages);
  const serviceText = useServiceText(service);
  const cardWords = paid.card && (cardBrand ? card(brandName(cardBrand), paid.card) : theCard(paid.card));
  const day = dayText(dayIn(paid.paidAt, timeZone), today, language);
  const amount = moneyText(paid.amount);
  return (
    <Success level={2} said={success.received} title={success.paid(amount)}>
      <p>{[back.paid(amount, day, cardWords), serviceText].filter(Boolean).join(' ')}</p>
    </Success>
  );
}

function useServiceText(service: PaidService | undefined): string | undefined {
  const { isBack, stillOwed } = useCopy(restorationMessages);
  const { byPaying } = useRestoration();
  switch (service?.kind) {
    case 'back':
      return isBack(service.lines);
    case 'on its way':
      return byPaying;
    case 'still suspended':
      return stillOwed;
    default:
      return undefined;
  }
}
