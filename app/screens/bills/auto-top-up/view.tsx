import { billsMessages } from '#app/copy/bills.ts';
import { lineInSentence, lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { Banner } from '#app/ui/banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { useCharge } from '#app/ui/charge.tsx';
import { DisabledAction } from '#app/ui/disabled-action.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { Known, useUnknown } from '#app/ui/known.tsx';
import { useReason } from '#app/ui/reason-text.tsx';
import type { AutoTopUpLine, AutoTopUpModel } from './intent.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { PrimaryOnly } from '#rpc/portal/bills/primary-only.ts';
import { autoTopUpMessages } from './copy.ts';

interface AutoTopUpViewProps {
  model: AutoTopUpModel | PrimaryOnly;
  /** Nothing was sent: the price or the line is not as it was. */
  moved?: boolean;
}

/** Automatic extra data, line by line, with its price beside each switch. */
export function AutoTopUpView({ model, moved = false }: AutoTopUpViewProps) {
  const { autoTopUp, backToBills } = useCopy(billsMessages);
  return (
    <SinglePage title={autoTopUp} back={{ to: paths.bills, words: backToBills }}>
      {'refused' in model ? <Refused why={{ reason: model.refused }} /> : <Body model={model} moved={moved} />}
    </SinglePage>
  );
}

const sizeText = (gigabytes: number) => `${gigabytes} GB`;

function Body({ model: { price, lines, after }, moved }: { model: AutoTopUpModel; moved: boolean }) {
  const copy = useCopy(autoTopUpMessages);
  const { amountOf, sentenceOf } = useCharge();
  return (
    <>
      {moved && <Banner tone="warn" {...copy.moved} />}
      {after && <OperationBanner entry={after} />}
      <Known of={price} missing={copy.priceMissing} tone="warn">
        {({ size, each }) => (
          <>
            <p>{copy.what(sizeText(size.gigabytes))}</p>
            <p>{sentenceOf(each, copy.eachTime(amountOf(each)))}</p>
          </>
        )}
      </Known>
      {lines.length === 0 && <p>{copy.none}</p>}
      {lines.map((row, index) => (
        <LineSwitch key={row.line.ref} row={row} price={price} id={`line-${index + 1}`} />
      ))}
    </>
  );
}

interface LineSwitchProps {
  row: AutoTopUpLine;
  price: AutoTopUpModel['price'];
  id: string;
}

function LineSwitch({ row, price, id }: LineSwitchProps) {
  const copy = useCopy(autoTopUpMessages);
  const ordinals = useCopy(ordinalMessages);
  const { line, isOn } = row;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="who tagged">
        <h2 id={id}>{lineTitle(line, ordinals)}</h2>
        <Tag tone={isOn ? 'ok' : 'calm'}>{copy.tags[isOn ? 'on' : 'off']}</Tag>
        {line.msisdn && (
          <p>
            <PhoneNumber digits={line.msisdn} />
          </p>
        )}
      </div>
      {row.open ? <p>{copy.underWay}</p> : <Switch row={row} price={price} id={id} />}
    </section>
  );
}

function Switch({ row: { line, isOn, decision, operationId }, price, id }: LineSwitchProps) {
  const copy = useCopy(autoTopUpMessages);
  const reasonOf = useReason();
  const unknownOf = useUnknown();
  const { amountOf } = useCharge();
  const { size, each } = valueOf(price) ?? {};
  const lineText = lineInSentence(line, useCopy(ordinalMessages));
  const { supportNumber } = usePage().brand;
  const words = isOn
    ? copy.turnOff
    : size && each
      ? copy.turnOn(sizeText(size.gigabytes), amountOf(each))
      : copy.turnOnPlain;
  if (!decision.allowed || (!isOn && !size)) {
    const reasonText = decision.allowed ? unknownOf(price, copy.priceMissing) : reasonOf(decision);
    return (
      <DisabledAction id={`${id}-why`} why={<CallText number={supportNumber}>{reasonText}</CallText>}>
        {words}
      </DisabledAction>
    );
  }
  return (
    <PostForm operation={operationId} hidden={{ line: line.ref }}>
      {size && !isOn && <input type="hidden" name="charge" value={size.charge} />}
      <Button name="enabled" value={isOn ? 'off' : 'on'}>
        {words}
        <span className="unseen"> – {lineText}</span>
      </Button>
    </PostForm>
  );
}
