import { dataServiceMessages } from '#app/copy/data-service.ts';
import { lineStatusMessages } from '#app/copy/line-status.ts';
import { lineTitle, ordinalMessages } from '#app/copy/ordinal.ts';
import { paths } from '#app/ui/paths.ts';
import { Note } from '#app/ui/banner.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { DueBanner } from '#app/ui/due-banner.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { OperationBanner } from '#app/ui/operation-banner.tsx';
import { LetsTalk } from '#app/ui/lets-talk.tsx';
import { AccountDisabled, NoLines } from '#app/ui/no-lines.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { TapLink } from '#app/ui/page-link.tsx';
import { unsettledId } from '#app/ui/refused-action.tsx';
import { canResume, ResumeForm } from '#app/ui/resume-form.tsx';
import { awaitsNothing } from '#rpc/domain/line-status.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { AccountLine, AccountModel } from './intent.ts';
import { accountMessages } from './copy.ts';
import { LineOfAccount } from './line.tsx';
import { PurchaseHistory } from './purchases.tsx';

interface AccountViewProps {
  account: AccountModel;
  /** Shows all purchases, not only the latest ones. */
  allPurchases?: boolean;
}

/** The lines with their plans, their data and what they used; what was bought (ACCOUNT-1). */
export function AccountView({ account, allPurchases = false }: AccountViewProps) {
  const { brand } = usePage();
  const copy = useCopy(accountMessages);
  const { lines, usage } = account;
  const hasRefusal = lines.some((line) =>
    line.actions.some(
      // A secondary cannot change a plan: their reason names the account holder instead.
      ({ action, decision }) => action === 'change-plan' && !decision.allowed && decision.reason !== 'secondary',
    ),
  );
  return (
    <>
      {account.after && <After account={account} entry={account.after} />}
      <h1>{copy.title}</h1>
      {account.due && <DueBanner due={account.due} />}
      {account.letsTalk && <LetsTalk />}
      {account.disabled && <AccountDisabled what={account.disabled} />}
      {lines.length === 0 ? (
        !account.disabled && <NoLines />
      ) : (
        <>
          <Unsettled lines={lines} />
          {account.wanted && <Wanted plan={account.wanted} />}
          <div className="cols">
            <div className="stack">
              {/* An open usage history takes the whole width, so the others do, too: half a row would stay empty. */}
              <div className={usage ? 'stack' : 'cards'}>
                {lines.map((line, index) => (
                  <LineOfAccount
                    key={line.ref}
                    line={line}
                    index={index + 1}
                    usage={usage?.ref === line.ref ? usage : undefined}
                    planId={account.wanted?.planId}
                  />
                ))}
              </div>
              {hasRefusal && (
                <p className="quiet">
                  {copy.care} <CallLink number={brand.careNumber} />.
                </p>
              )}
              <PurchaseHistory
                purchases={account.purchases}
                usage={usage}
                all={allPurchases}
                withLines={lines.length > 1 || valueOf(account.purchases)?.some(({ line }) => !line) === true}
              />
            </div>
            {!account.disabled && <More account={account} />}
          </div>
        </>
      )}
    </>
  );
}

/** Next step for a customer who chose a plan on the public site (PUBLIC-34). */
function Wanted({ plan: { planId, name, addLine } }: { plan: NonNullable<AccountModel['wanted']> }) {
  const { wanted } = useCopy(accountMessages);
  return (
    <Note
      tone="calm"
      title={wanted.title(name)}
      more={addLine && <TapLink href={paths.addLineFor(planId)}>{wanted.addLine}</TapLink>}
    >
      {wanted.text}
    </Note>
  );
}

/** Links to the other pages of the account. */
function More({ account: { seesBills, hasRouter, invites } }: { account: AccountModel }) {
  const copy = useCopy(accountMessages);
  return (
    <div className="side stack">
      <LinkRows
        label={copy.more.title}
        links={[
          ...(seesBills ? [{ to: paths.bills, words: copy.bills, text: copy.more.bills }] : []),
          { to: paths.activity, words: copy.activity, text: copy.more.activity },
          ...(hasRouter ? [{ to: paths.router(), words: copy.router, text: copy.more.router }] : []),
          ...(invites ? [{ to: paths.invite, words: copy.invite, text: copy.more.invite }] : []),
        ]}
      />
    </div>
  );
}

/** Result of an operation; a pause can be undone at once. */
function After({ account, entry }: { account: AccountModel; entry: NonNullable<AccountModel['after']> }) {
  const { undo } = useCopy(dataServiceMessages);
  const { summary, state } = entry;
  const line =
    summary.kind === 'data-service' && summary.pause && state === 'done'
      ? account.lines.find(({ ref }) => ref === entry.line?.ref)
      : undefined;
  return (
    <OperationBanner entry={entry}>
      {line && canResume(line) && (
        <ResumeForm lineRef={line.ref} operationId={line.operationId}>
          {undo}
        </ResumeForm>
      )}
    </OperationBanner>
  );
}

/** The lines that plan changes wait for, named once (LINE-30). */
function Unsettled({ lines }: Pick<AccountModel, 'lines'>) {
  const copy = useCopy(accountMessages);
  const ordinals = useCopy(ordinalMessages);
  const { states } = useCopy(lineStatusMessages);
  const waits = ({ action, decision }: AccountLine['actions'][number]) =>
    action === 'change-plan' && !decision.allowed && decision.reason === 'lines-unsettled';
  if (!lines.some(({ actions }) => actions.some(waits))) return null;
  const awaited = lines.filter(({ state }) => !awaitsNothing(state));
  return (
    <Note tone="calm" id={unsettledId}>
      {copy.unsettled(awaited.map((line) => `${lineTitle(line, ordinals)} (${states[line.state].tag})`).join(', '))}
    </Note>
  );
}
