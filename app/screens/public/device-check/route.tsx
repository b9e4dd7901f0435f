import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { deviceCheckMessages } from './copy.ts';
import { deviceForm } from './form.ts';
import { isInterest } from './notify-me.tsx';
import { DeviceCheckView } from './view.tsx';

export const handle: Handle = {
  title: (language) => deviceCheckMessages[language].title,
  description: (language, brand) => deviceCheckMessages[language].description(brand.longName),
  public: true,
  openForm: true,
  script: 'assist',
};

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { thanks: searchParams.get('thanks'), planId: planIn(searchParams) };
}

/** The plan that leads here and on to the shop (PUBLIC-34). */
const planIn = (asked: URLSearchParams) => /^[\w-]{1,40}$/.exec(asked.get('plan') ?? '')?.[0];

/** The answer is the reply to the form itself: a redirect would put the IMEI into an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, deviceForm(deviceCheckMessages[context.language]));
  if ('again' in form) return form.again;
  const { value } = form;
  if (value.intent === 'notify') {
    const { email, interest } = value;
    await context.runPublicIntent((portal) => portal.notifyMe({ email, interest }));
    throw redirect(`${paths.imeiCheck}?thanks=${interest}`, 303);
  }
  const { imei } = value;
  const check = await context.runPublicIntent((portal) => portal.checkDevice({ imei }));
  const { kind } = check;
  const lead = isInterest(kind)
    ? await context.runPublicIntent((portal) => portal.offerLead({ interest: kind }))
    : undefined;
  context.formError = kind === 'failed' || kind === 'alreadyInUse';
  return data({ imei, check, lead }, { status: kind === 'failed' ? 503 : 200 });
}

export default function DeviceCheck() {
  const { thanks, planId } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (!posted) return <DeviceCheckView thanks={thanks} planId={planId} />;
  const props = 'check' in posted ? { checked: posted } : { again: posted };
  return <DeviceCheckView {...props} planId={planId} />;
}
