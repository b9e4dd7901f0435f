import journeys from './answers.json';

/** Finds the page of an address, and where its form leads. The cookie has the journey, as it would have the session. */
export function answerTo({ pathname, searchParams }, cookie) {
  const { pages, leads } = journeys[cookie];
  const step = searchParams.get('step');
  const path = step ? `${pathname}?step=${step}` : pathname;
  return { page: pages[path], next: leads[path] };
}
