import { useForm } from '@conform-to/react';
import type { FormReply } from '#app/forms/form-reply.ts';
import { Banner, Note } from '#app/ui/banner.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { paths } from '#app/ui/paths.ts';
import { ErrorSummary, PostForm } from '#app/ui/post-form.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { WidePage } from '#app/ui/wide-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { useOffer } from '#app/ui/use-offer.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { Invitations } from './intent.ts';
import { type InviteCopy, inviteMessages } from './copy.ts';
import { type InviteFields, rowFields } from './form.ts';
import { Invited, Preview, Results } from './results.tsx';
import { Share } from './share.tsx';

interface InviteViewProps {
  model: Invitations;
  again?: FormReply | undefined;
}

/** Invites friends for a credit, and shows the result (REFER-1). */
export function InviteView({ model, again }: InviteViewProps) {
  const copy = useCopy(inviteMessages);
  const { leads, sends } = useOffer();
  const { after, credit, decision, rows, skipped = [] } = model;
  return (
    <WidePage
      title={copy.title}
      back={{ to: paths.account, words: copy.back }}
      about={credit ? copy.credit(moneyText(credit)) : copy.noCredit}
      first={<Share />}
      after={
        <>
          <Invited friends={model.invited} />
          <Results results={model.results} />
        </>
      }
    >
      {after && <News entry={after} />}
      {skipped.length > 0 && <Skipped rows={skipped} canGoOn={rows.most > 0} />}
      {!decision.allowed && decision.reason !== 'does-not-apply' ? (
        <Refused why={decision} />
      ) : (after && isInProgress(after.state)) ||
        !sends(rows.most === 0 ? 'more-invitations' : 'invite') ? null : rows.most === 0 ? (
        <AskForMore model={model} again={again} />
      ) : (
        <InviteForm model={model} again={again} />
      )}
      {sends('invite') && <Preview model={model} />}
      {leads(paths.feedback) && (
        <p>
          {copy.feedback.text} <a href={paths.feedback}>{copy.feedback.link}</a>
        </p>
      )}
    </WidePage>
  );
}

/** The outcome of a submission; any failure means a friend who was invited before (REFER-7). */
function News({ entry }: { entry: NonNullable<Invitations['after']> }) {
  const { wrong } = useCopy(inviteMessages);
  const isFailed = entry.summary.kind === 'invite' && entry.state === 'refused' && entry.refusal !== 'absent';
  return <OperationBanner entry={isFailed ? { ...entry, refusalMessage: wrong.repeated } : entry} />;
}

/** The friends who were left out of the invitations just sent, with the reasons (REFER-4). */
function Skipped({ rows, canGoOn }: { rows: NonNullable<Invitations['skipped']>; canGoOn: boolean }) {
  const { skipped } = useCopy(inviteMessages);
  return (
    <Banner tone="warn" title={skipped.title}>
      {rows.map(({ name, email }) => (name ? skipped.noEmail(name) : skipped.noName(email))).join(' ')}
      {canGoOn && ` ${skipped.next}`}
    </Banner>
  );
}

/** The form that requests more invitations, once all are sent (REFER-13). */
function AskForMore({ model: { operationId }, again }: InviteViewProps) {
  const { ask, full } = useCopy(inviteMessages);
  if (again?.error?.ask) return <Note tone="calm">{ask.granted}</Note>;
  return (
    <PostForm operation={operationId}>
      <p>
        {full} {ask.text}
      </p>
      <div className="acts">
        <Button name="ask" value="yes">
          {ask.button}
        </Button>
      </div>
    </PostForm>
  );
}

/**
 * Returns a sentence with the number of friends who can still be invited, in all and with one form (REFER-2,
 * REFER-3).
 */
function leftText(copy: InviteCopy, { left, rows: { most } }: Invitations): string {
  if (left === undefined) return copy.atATime(most);
  return left > most ? copy.leftAtATime(left, most) : copy.left(left);
}

/** Returns the fields with the typed rows that were not sent, from the first row on. */
function fieldsOf(rows: Invitations['skipped'] = []): InviteFields {
  return Object.fromEntries(
    rows.flatMap(({ name, email }, index) => {
      const fields = rowFields(index + 1);
      return [
        [fields.name, name],
        [fields.email, email],
      ];
    }),
  );
}

function InviteForm({ model, again }: InviteViewProps) {
  const { rows, operationId, skipped } = model;
  const copy = useCopy(inviteMessages);
  const [form, fields] = useForm<InviteFields>({
    id: 'invite',
    lastResult: again,
    defaultValue: fieldsOf(skipped),
  });
  const numbers = Array.from({ length: rows.most }, (_, index) => index + 1);
  const typedFields = again?.initialValue ?? fieldsOf(skipped);
  const wasTyped = (row: number) => Object.values(rowFields(row)).some((name) => typedFields[name]);
  const hasAllRows = Boolean(typedFields.more ?? typedFields.all) || numbers.slice(rows.first).some(wasTyped);
  const isOpen = hasAllRows || numbers.slice(1).some(wasTyped);
  const lastRows = [isOpen ? undefined : 1, hasAllRows ? undefined : rows.first, rows.most];
  const fieldOf = (name: string) => fields[name] as NonNullable<(typeof fields)[string]>;
  const rowOf = (row: number) => {
    const { name, email } = rowFields(row);
    return (
      // The assist module shows hidden rows when somebody types in the second one (REFER-3).
      <fieldset key={row} hidden={!hasAllRows && row > rows.first} data-assist="row">
        <legend>{copy.friend(row)}</legend>
        <div className="stack">
          <Field field={fieldOf(name)} label={copy.name} autoComplete="off" enterKeyHint="next" />
          <Field
            field={fieldOf(email)}
            type="email"
            inputMode="email"
            label={copy.email}
            autoComplete="off"
            enterKeyHint={lastRows.includes(row) ? 'done' : 'next'}
          />
        </div>
      </fieldset>
    );
  };
  return (
    <PostForm form={form} operation={operationId}>
      <ErrorSummary fields={numbers.flatMap((row) => Object.values(rowFields(row)).map(fieldOf))} />
      {hasAllRows && <input type="hidden" name="all" value="yes" />}
      <p className="quiet small">{leftText(copy, model)}</p>
      {rowOf(1)}
      {numbers.length > 1 && (
        <details className="more" open={isOpen}>
          <summary>{copy.another}</summary>
          <div className="stack">{numbers.slice(1).map(rowOf)}</div>
        </details>
      )}
      <div className="acts">
        <Button main>{copy.submit}</Button>
        {!hasAllRows && rows.first < rows.most && (
          <Button name="more" value="yes">
            {copy.more}
          </Button>
        )}
        <ButtonLink to={paths.feedback}>{copy.skip}</ButtonLink>
      </div>
    </PostForm>
  );
}
