import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { feedbackMessages } from './copy.ts';
import { feedbackForm } from './form.ts';
import { FeedbackView } from './view.tsx';

export const handle: Handle = {
  title: (language) => feedbackMessages[language].title,
  description: (language) => feedbackMessages[language].description,
  public: true,
  openForm: true,
};

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, feedbackForm(context.language), async ({ score, email }) => {
    await context.runPublicIntent((portal) => portal.feedback({ score, email }));
    return redirect(paths.feedbackThanks, 303);
  });
}

export default function Feedback() {
  return <FeedbackView again={useActionData<typeof action>()} />;
}
