import { dueMessages } from '#app/copy/due.ts';
import type { AutoPay } from '#rpc/domain/bill.ts';
import { Button, MainLink } from './button.tsx';
import { moneyText } from './money.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { paths } from './paths.ts';
import { PostForm } from './post-form.tsx';
import { useDoor } from './way-back.ts';

interface PayButtonProps {
  /** Amount to pay, in cents. */
  amount: number;
  autoPay: AutoPay;
  /** Idempotency key of the form; undefined on a page without that form. */
  operationId: string | undefined;
}

/**
 * Leads to the payment page at once, where that page shows the amount before anything is charged; else, and while
 * auto-pay is going to pay, to the page that explains it (BILL-30). The form is sent to the page that shows it.
 */
export function PayButton({ amount, autoPay, operationId }: PayButtonProps) {
  const { brand, path } = usePage();
  const door = useDoor();
  const words = useCopy(dueMessages).pay(moneyText(amount));
  if (!brand.paymentShowsAmount || operationId === undefined || autoPay === 'on')
    return <MainLink to={door(paths.payBill)}>{words}</MainLink>;
  return (
    // The router takes what is sent to "/" for the layout's.
    <PostForm action={path === '/' ? '/?index' : path} operation={operationId} hidden={{ pay: 'on' }}>
      <Button main>{words}</Button>
    </PostForm>
  );
}
