import { customer } from '#contracts/customer/endpoints.ts';
import { readingCase } from '#rpc/domain/line.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { customerOf } from '#rpc/portal/snapshot.ts';

/** The details of a customer, for themselves; absent where the carrier has none (PROFILE-1). */
export interface ProfileModel {
  firstName?: string;
  lastName?: string;
  /** The account number as printed on bills (PROFILE-4). */
  accountNumber?: string;
  email?: string;
  address?: {
    line1?: string;
    line2?: string;
    city?: string;
    state?: string;
    country?: string;
    zip?: string;
  };
}

/** Reads the customer's own details. @throws CustomerFaultError or ProblemError when the read failed (SIGNIN-26) */
export async function loadProfile(context: PortalContext): Promise<ProfileModel> {
  const reply = await readOne(
    context,
    readRequest(customer.byUsername, { id: context.viewer.actor.email }, maxAge.customer),
  );
  const { firstName, lastName, emailId, meta, addresses } = customerOf(reply);
  const billing = addresses.find(({ type }) => type === 'billing');
  return {
    firstName: firstName && readingCase(firstName),
    lastName: lastName && readingCase(lastName),
    accountNumber: meta.customer_statement_number,
    email: emailId,
    address: billing && {
      line1: billing.address1,
      line2: billing.address2,
      city: billing.city,
      state: billing.state,
      country: billing.country,
      zip: billing.zip,
    },
  };
}
