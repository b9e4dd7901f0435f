import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { lineField, operationField } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { lockAccount } from '#app/screens/settings/settings/lock.ts';
import { readSignedOut } from '#app/screens/settings/signed-out.ts';
import { paths } from '#app/ui/paths.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { setDataService } from '#rpc/portal/data-service.ts';
import { lostStepsMessages } from './copy.ts';
import { loadLostPhone } from './intent.ts';
import { secureAccount } from './secure.ts';
import { LostPhoneStepsView } from './view.tsx';

export const handle: Handle = { title: (language) => lostStepsMessages[language].title, script: { live: 'home' } };

/** The steps that are sent from the page itself. The intents decide whether the line is of this account. */
const lostPhoneForm = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('pause'), line: lineField, operation: operationField }),
  z.strictObject({ step: z.literal('secure'), line: z.optional(lineField), operation: operationField }),
  z.strictObject({ step: z.literal('lock'), operation: operationField }),
]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await context.run((portal) => loadLostPhone(portal, searchParams.get('after') ?? undefined));
  return { page, refresh: page.refresh, signedOut: readSignedOut(searchParams) };
}

/** Does all steps or one step; signing out and ordering a SIM card have pages of their own (LOST-3, LOST-10). */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, lostPhoneForm, async (form) => {
    const { operation: operationId } = form;
    const outcome = await context.run<FormOutcome<OperationKind>>((portal) => {
      if (form.step === 'secure') return secureAccount(portal, { operationId, lineRef: form.line });
      if (form.step === 'lock') return lockAccount(portal, operationId);
      return setDataService(portal, { lineRef: form.line, operationId, pause: true });
    });
    return afterForm(outcome, { sent: paths.lostPhoneAfter, again: paths.lostPhoneSteps });
  });
}

export default function LostPhoneSteps() {
  return <LostPhoneStepsView {...useLoaderData<typeof loader>()} />;
}
