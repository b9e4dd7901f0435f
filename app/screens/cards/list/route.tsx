import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { cardsMessages } from '#app/copy/cards.ts';
import { submit } from '#app/forms/submit.ts';
import type { Handle } from '#app/handle.ts';
import { paths } from '#app/ui/paths.ts';
import { afterCardChange } from '../after-change.ts';
import { activatingLine, readReturnPath } from '../way-back.ts';
import { defaultForm } from './form.ts';
import { CardsView } from './view.tsx';
import { loadCards } from '../intent.ts';
import { setDefaultCard } from '../change-card.ts';

export const handle: Handle = { title: (language) => cardsMessages[language].title, script: { live: 'home' } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const to = readReturnPath(request);
  const cards = await context.run((portal) =>
    loadCards(portal, {
      after: query.get('after') ?? undefined,
      added: query.get('added') ?? undefined,
      activating: activatingLine(to),
    }),
  );
  return {
    cards,
    moved: query.get('because') === 'moved',
    to,
    chosen: query.get('chosen') ?? undefined,
    refresh: 'refresh' in cards ? cards.refresh : undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submit({ request, context }, defaultForm, async ({ card, operation }) => {
    const outcome = await context.run(
      (portal) => setDefaultCard(portal, { cardRef: card, operationId: operation }),
      paths.cards({ to: readReturnPath(request), chosen: card }),
    );
    return afterCardChange(outcome, request);
  });
}

export default function Cards() {
  return <CardsView {...useLoaderData<typeof loader>()} />;
}
