import { Banner } from '#app/ui/banner.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { dayIn, dayText } from '#app/ui/day.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { PaymentNews } from '#rpc/portal/bills/bills.ts';
import { listMessages } from './copy.ts';

/** Back from the payment page: the payment that came, or not yet; nobody should pay twice. */
export function BackBanner({ back }: { back: PaymentNews }) {
  const { brand, now, timeZone, language } = usePage();
  const { paid, waiting, late } = useCopy(listMessages).back;
  if (back.paid)
    return (
      <Banner tone="ok">
        {paid(moneyText(back.paid.amount), dayText(dayIn(back.paid.paidAt, timeZone), now, language))}
      </Banner>
    );
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
