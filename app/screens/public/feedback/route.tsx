import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { feedbackForm } from './form.ts';
import { FeedbackView } from './view.tsx';

export const handle: Handle = {
  title: 'in its text',
  public: true,
  openForm: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { text: await context.pageText('feedback') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = feedbackForm(await context.pageText('feedback'));
  return submit({ request, context }, form, async ({ score, email }) => {
    await context.runPublicIntent((portal) => portal.feedback({ score, email }));
    return redirect(paths.feedbackThanks, 303);
  });
}

export default function Feedback() {
  return <FeedbackView copy={useLoaderData<typeof loader>().text} again={useActionData<typeof action>()} />;
}
