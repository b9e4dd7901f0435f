import { expect, it } from 'vitest';
import { demo } from '#app/brand/demo.ts';
import { lastResort } from './last-resort.ts';

it.each([
  ['en', 'Something Went Wrong', 'try again in a few minutes', 'Request number: request-1'],
  ['es', 'Algo salió mal', 'inténtelo de nuevo en unos minutos', 'Número de solicitud: request-1'],
] as const)('the last resort in %s says what happened, with a way on, and is not kept', async (language, title, text, request) => {
  const response = lastResort('request-1', demo, language);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(`<html lang="${language}">`);
  for (const said of [`<h1>${title}</h1>`, text, request, demo.supportNumber, 'href="/"']) expect(html).toContain(said);
});
