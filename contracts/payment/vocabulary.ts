import * as z from 'zod/mini';
import { Email, Id, ListPrice, WebAddress } from '../vocabulary.ts';

/** A page of the payment system that the browser is sent to. */
export const HostedPage = z.object({ url: WebAddress });
export type HostedPage = z.output<typeof HostedPage>;

/** Schema of the body of `payment.cardPage`, which is JSON in a text. */
export const CardPageRequest = z.strictObject({ emailId: Email, redirectUrl: WebAddress });
export type CardPageRequest = z.output<typeof CardPageRequest>;

export const Payment = z.object({ paymentId: Id, amount: ListPrice });
export type Payment = z.output<typeof Payment>;
