import { redirect } from '@sveltejs/kit';
import { answerTo } from '../../answers.js';

const answer = ({ url, cookies }) => answerTo(url, cookies.get('journey'));

export function load(event) {
  const { page, next } = answer(event);
  return page ?? redirect(303, next);
}

export const actions = { default: (event) => redirect(303, answer(event).next) };
