import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { lineField, operationField } from '#app/forms/hidden-fields.ts';
import { afterForm, submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { lockAccount } from '#app/screens/settings/settings/lock.ts';
import { readSignedOut } from '#app/screens/settings/signed-out.ts';
import { paths } from '#app/ui/paths.ts';
import { setDataService } from '#rpc/portal/data-service.ts';
import { lostStepsMessages } from './copy.ts';
import { loadLostPhone } from './intent.ts';
import { LostPhoneStepsView } from './view.tsx';

export const handle: Handle = { title: (language) => lostStepsMessages[language].title, script: { live: 'home' } };

/** The steps that are sent from the page itself. The intents decide whether the line is of this account. */
const lostPhoneForm = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('pause'), line: lineField, operation: operationField }),
  z.strictObject({ step: z.literal('lock'), operation: operationField }),
]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await context.run((portal) => loadLostPhone(portal, searchParams.get('after') ?? undefined));
  return { page, refresh: page.refresh, signedOut: readSignedOut(searchParams) };
}

/** Pauses a line's data or locks the account; signing out and ordering have pages of their own (LOST-3). */
export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, lostPhoneForm, async (form) => {
    const { operation: operationId } = form;
    const outcome =
      form.step === 'lock'
        ? await context.run((portal) => lockAccount(portal, operationId))
        : await context.run((portal) => setDataService(portal, { lineRef: form.line, operationId, pause: true }));
    return afterForm(outcome, { sent: paths.lostPhoneAfter, again: paths.lostPhoneSteps });
  });
}

export default function LostPhoneSteps() {
  return <LostPhoneStepsView {...useLoaderData<typeof loader>()} />;
}
