import { redirect } from '@remix-run/cloudflare';
import { answerTo } from './answers.js';

const answer = ({ url, headers }) => answerTo(new URL(url), /journey=(\d)/.exec(headers.get('cookie'))?.[1]);

export function loader({ request }) {
  const { page, next } = answer(request);
  return page ?? redirect(next, 303);
}

export const action = ({ request }) => redirect(answer(request).next, 303);
