import { chargeMessages } from '#app/copy/charge.ts';
import { earlierOrderMessages } from '#app/copy/earlier-order.ts';
import { useForm } from '@conform-to/react';
import { AddressFields } from '#app/forms/address-fields.tsx';
import type { Places } from '#app/forms/address-form.ts';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { MainLink } from '#app/ui/button.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { EarlierOrder } from '#app/ui/earlier-order.tsx';
import { LineName } from '#app/ui/line-name.tsx';
import { Money, moneyText } from '#app/ui/money.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { addLineMessages } from '#app/copy/add-line.ts';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Summary } from '#app/ui/summary.tsx';
import type { ReorderForm, ReorderOffer } from '#rpc/portal/order/reorder.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { reorderMessages } from './copy.ts';
import type { ReorderFields } from './form.ts';

interface ReorderViewProps {
  form: ReorderForm;
  /** The SIM card replaces that of a lost phone: the page links back to the steps for it. */
  forLostPhone?: boolean;
  /** Nothing was sent: what holds now, for the address that was typed (ORDER-20, ORDER-25). */
  moved?: { offer: ReorderOffer | undefined; isEarlier?: true | undefined; serviceCode: string } | undefined;
  again?: FormReply | undefined;
  places?: Places | undefined;
}

/** Another SIM card for a line: what it costs and where it goes, in one page (ORDER-19). */
export function ReorderView({ form, forLostPhone, moved, again, places }: ReorderViewProps) {
  const copy = useCopy(reorderMessages);
  const { changed } = useCopy(earlierOrderMessages);
  const lostPhone = useCopy(lostStepsMessages);
  const { supportNumber } = usePage().brand;
  return (
    <SinglePage
      title={copy.title}
      about={<LineName line={form.line} />}
      back={
        forLostPhone
          ? { to: paths.lostPhoneSteps, words: lostPhone.reorderBack }
          : { to: paths.trackOrder(form.line.ref), words: copy.back }
      }
    >
      {forLostPhone && (
        <Note tone="calm">
          <CallText number={supportNumber}>{lostPhone.order.activate(supportNumber)}</CallText>
        </Note>
      )}
      {moved && <Banner tone="warn" {...(moved.isEarlier ? changed : copy.moved)} />}
      <Body form={form} moved={moved} again={again} places={places} />
    </SinglePage>
  );
}

function Body({ form: { decision, open, line, operationId, ...form }, moved, again, places }: ReorderViewProps) {
  const offer = moved ? moved.offer : form.offer;
  const copy = useCopy(reorderMessages);
  if (open)
    return (
      <>
        <Note tone="calm">{copy.open}</Note>
        <div className="acts">
          <MainLink to={paths.trackOrder(line.ref, open.operationId)}>{copy.see}</MainLink>
        </div>
      </>
    );
  if (!decision.allowed) return <Refused why={decision} />;
  if (!offer)
    return (
      <MissingNote tone="warn" call>
        {copy.noOffer}
      </MissingNote>
    );
  return (
    <Offer
      offer={offer}
      charge={form.charge}
      serviceCode={moved?.serviceCode}
      operationId={operationId}
      signInFirst={form.signInFirst}
      earlier={form.earlier}
      again={again}
      places={places}
    />
  );
}

/** "$8.30 (First class) or $30.30 (Express) with tax": one of them is chosen just above the button (MONEY-10). */
function useTotals({ isTaxed }: ReorderForm['charge'], rates: ReorderOffer['rates']): string {
  const { language } = usePage();
  const { amount } = useCopy(chargeMessages);
  const { ways } = useCopy(addLineMessages);
  const [only, ...others] = rates;
  if (only && others.length === 0) return amount(moneyText(only.total), isTaxed, false);
  const anyOf = new Intl.ListFormat(language, { type: 'disjunction' });
  const totals = rates.map(({ serviceCode, name, total }) => `${moneyText(total)} (${ways[serviceCode] ?? name})`);
  return amount(anyOf.format(totals), isTaxed, false);
}

interface OfferProps extends Pick<ReorderViewProps, 'again' | 'places'> {
  offer: ReorderOffer;
  charge: ReorderForm['charge'];
  serviceCode: string | undefined;
  operationId: string;
  signInFirst: boolean;
  earlier: ReorderForm['earlier'];
}

function Offer({ offer, charge, serviceCode: chosen, operationId, signInFirst, earlier, again, places }: OfferProps) {
  const { recipient, address, kitPrice, tax, rates, mark } = offer;
  const copy = useCopy(reorderMessages);
  const { ways, days: daysText } = useCopy(addLineMessages);
  const { amountOf, sentenceOf } = useCharge();
  const totals = useTotals(charge, rates);
  const [form, fields] = useForm<ReorderFields>({
    id: 'reorder',
    lastResult: again,
    defaultValue: { serviceCode: chosen ?? rates[0]?.serviceCode, ...address },
  });
  const { serviceCode, meant, address1, address2, city, state, zip } = fields;
  const ofAddress = [meant, address1, address2, city, state, zip];
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  return (
    <>
      <ErrorSummary fields={[...ofAddress, serviceCode]} />
      <div className="card">
        <Summary
          rows={[
            {
              term: copy.address,
              value: [recipient, street, `${address.city}, ${address.state} ${address.zip}`].filter(Boolean).join(', '),
            },
            { term: copy.kit, value: <Money cents={kitPrice} /> },
            { term: copy.tax, value: <Money cents={tax} /> },
          ]}
        />
      </div>
      <PostForm form={form} operation={operationId} hidden={{ mark }} button={copy.confirm} signInFirst={signInFirst}>
        <details className="more" open={ofAddress.some(({ errors }) => errors)}>
          <summary>{copy.another}</summary>
          <div className="stack">
            <p className="quiet small">{copy.anotherAbout}</p>
            <AddressFields fields={fields} places={places} />
          </div>
        </details>
        <Choice
          wide
          field={serviceCode}
          legend={copy.legend}
          options={rates.map(({ serviceCode: value, name, days, amount, total }) => ({
            value,
            label: `${ways[value] ?? name}, ${daysText(days)}`,
            detail: copy.costs(moneyText(amount), amountOf({ ...charge, cents: total })),
          }))}
        />
        <EarlierOrder earlier={earlier} />
        <p>{sentenceOf(charge, totals)}</p>
      </PostForm>
    </>
  );
}
