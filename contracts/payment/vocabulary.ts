import * as z from 'zod/mini';
import { Email, Id, ListPrice, WebAddress } from '../vocabulary.ts';

/** A page of the payment system that the browser is sent to. */
export const HostedPage = z.object({ url: WebAddress });
export type HostedPage = z.output<typeof HostedPage>;

/** The text body of `payment.cardPage`, as JSON. */
export const CardPageRequest = z.strictObject({ emailId: Email, redirectUrl: WebAddress });
export type CardPageRequest = z.output<typeof CardPageRequest>;

export const Payment = z.object({ paymentId: Id, amount: ListPrice });
export type Payment = z.output<typeof Payment>;
