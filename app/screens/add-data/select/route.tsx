import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { topUpMessages } from '#app/copy/top-up.ts';
import { readQuery } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';
import { canChoose, SelectView } from './view.tsx';
import { loadTopUpForm } from '../intent.ts';

export const handle: Handle = { title: (language) => topUpMessages[language].title };

/** Shows the sizes. A choice leads to its review, whose address names a new operation (LEDGER-2). */
export async function loader({ request, context, params: { lineRef = '' } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('gigabytes');
  const isGone = searchParams.get('because') === 'not-on-sale';
  const isChosen = isGone || searchParams.get('step') === 'review';
  // Set before anything is awaited: the title is made beside this. A right choice leads away.
  context.formError = isChosen;
  const form = await context.run((portal) => loadTopUpForm(portal, lineRef));
  // The review reads prices anew: what it did not find on sale is not offered, whatever the cache has.
  const sizes = form.sizes.filter(({ gigabytes }) => !isGone || gigabytes !== Number(typed));
  const page = { form: { ...form, sizes }, again: undefined };
  if (!canChoose(page.form) || !isChosen) {
    // "Change" on the order summary comes back with what was chosen.
    return { ...page, chosen: sizes.find(({ gigabytes }) => gigabytes === Number(typed))?.gigabytes };
  }
  const choice = readQuery({ request, context }, ['gigabytes'], selectForm(selectMessages[context.language], sizes));
  if ('again' in choice) return { ...page, chosen: undefined, again: choice.again };
  throw redirect(paths.topUpReview(lineRef, newOperationId(), choice.value));
}

export default function Select() {
  return <SelectView {...useLoaderData<typeof loader>()} />;
}
