import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { activationMessages } from '#app/copy/activation.ts';
import { redirectWhenOutdated, readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { isInterest } from '#app/screens/public/device-check/notify-me.tsx';
import { paths } from '#app/ui/paths.ts';
import { afterStep, loadStep } from '../load-step.ts';
import { deviceForm } from './form.ts';
import { DeviceView } from './view.tsx';
import { acceptDevice, checkDevice } from './intent.ts';

export const handle: Handle = {
  title: (language) => activationMessages[language].title,
  script: 'assist',
  camera: true,
};

export async function loader(asked: LoaderFunctionArgs) {
  const { searchParams } = new URL(asked.request.url);
  return {
    ...(await loadStep(asked, 'device')),
    another: searchParams.has('another'),
    thanks: searchParams.get('thanks'),
    notify: searchParams.get('notify'),
  };
}

/** Returns the carrier's refusal of an IMEI in the reply, because a redirect would put the IMEI into an address. */
export const action = redirectWhenOutdated(async ({ request, context, params: { lineRef = '' } }) => {
  const form = await readForm({ request, context }, deviceForm(deviceCheckMessages[context.language]));
  if ('again' in form) return data({ again: form.again.data }, { status: 422 });
  const { value } = form;
  if (value.intent === 'notify') {
    const { email, interest } = value;
    await context.runPublicIntent((portal) => portal.notifyMe({ email, interest }));
    throw redirect(paths.activationStep(lineRef, 'device', { another: '1', thanks: interest }), 303);
  }
  if (value.intent === 'accept') {
    const { version } = value;
    const accepted = await context.run((portal) => acceptDevice(portal, { lineRef, version }));
    throw afterStep(lineRef, 'device', accepted);
  }
  const { imei, version } = value;
  const outcome = await context.run((portal) => checkDevice(portal, { lineRef, version, imei }));
  if (outcome.kind !== 'problem') throw afterStep(lineRef, 'device', outcome);
  const { problem } = outcome;
  const { kind } = problem;
  const lead = isInterest(kind)
    ? await context.runPublicIntent((portal) => portal.offerLead({ interest: kind }))
    : undefined;
  context.formError = kind === 'failed' || kind === 'alreadyInUse';
  return data({ refused: { imei, problem, lead } }, { status: kind === 'failed' ? 503 : 200 });
});

export default function Device() {
  return <DeviceView {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
