import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { changePlanMessages } from '#app/copy/change-plan.ts';
import type { Handle } from '#app/handle.ts';
import { ResultView, titleOfPlanChange } from './view.tsx';
import { changePlanResult } from '../intent.ts';

export const handle: Handle = { title: (language) => changePlanMessages[language].title, script: { live: 'home' } };

export async function loader({ context, params: { lineRef = '', operationId = '' } }: LoaderFunctionArgs) {
  const result = await context.run((portal) => changePlanResult(portal, lineRef, operationId));
  return { result, title: titleOfPlanChange(result, context.language), refresh: result.refresh };
}

export default function Result() {
  return <ResultView result={useLoaderData<typeof loader>().result} />;
}
