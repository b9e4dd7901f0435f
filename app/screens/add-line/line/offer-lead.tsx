import type { FieldMetadata } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { isInterest, NotifyAddress, type OfferedLead } from '#app/screens/public/device-check/notify-me.tsx';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { Interest } from '#rpc/public/lead.ts';

export interface LeadState {
  /** Rejected form, shown again with its values. */
  again?: FormReply | undefined;
  /** Subject of a possible notification, after the check of the device. */
  offer?: { interest: Interest; lead: OfferedLead } | undefined;
  /** Subject of the notification that the customer just requested. */
  thanks?: Interest | undefined;
}

/** Returns the subject of the offered notification: from the check, or from a request with a wrong address. */
export function interestOf({ again, offer, thanks }: LeadState): Interest | undefined {
  const subject = thanks ? undefined : (offer?.interest ?? again?.initialValue?.notify);
  return isInterest(subject) ? subject : undefined;
}

/** Fills the customer's own address into the form, unless another one was typed. */
export function withAddress(again: FormReply | undefined, lead: OfferedLead | undefined): FormReply | undefined {
  if (!again || lead?.emailId === undefined) return again;
  return { ...again, initialValue: { email: lead.emailId, ...again.initialValue } };
}

interface OfferLeadProps {
  interest: Interest;
  lead: OfferedLead | undefined;
  email: FieldMetadata<string | undefined>;
}

/** Offers an email for a 5G device or a failed check, when the line can be added (ADDLINE-21). */
export function OfferLead({ interest, lead, email }: OfferLeadProps) {
  const copy = useCopy(deviceCheckMessages);
  if (lead?.sent) return <Note tone="calm">{copy.willTell(lead.emailId ?? '')}</Note>;
  const { title, text } = copy.notify[interest];
  return (
    <section className="card" aria-labelledby="offer-lead">
      <h2 id="offer-lead">{title}</h2>
      <p>{text}</p>
      <NotifyAddress field={email} />
      <div className="acts">
        <Button name="notify" value={interest}>
          {copy.email.button}
        </Button>
      </div>
    </section>
  );
}

export function Thanks({ interest }: { interest: Interest }) {
  const { notify } = useCopy(deviceCheckMessages);
  return (
    <Banner tone="ok" stays>
      {notify[interest].thanks}
    </Banner>
  );
}
