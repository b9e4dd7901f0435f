import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { describe, expect, it, vi } from 'vitest';
import type {} from '#app/load-context.ts';
import { companyOf } from '#app/brand/companies.ts';
import { demo } from '#app/brand/testing/brands.ts';
import type { Language } from '#app/copy/language.ts';
import { elements, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import { pageText } from '../page-texts.ts';
import { action } from './route.tsx';
import { FeedbackPage } from '../testing/text-pages.tsx';

/** Posts the form as a browser does, and returns the calls to the portal. */
async function post(fields: Record<string, string>, language: Language = 'en') {
  const feedback = vi.fn(async (_: { score: number; email?: string }) => undefined);
  const context = {
    language,
    pageText: async () => pageText('feedback', language, demo),
    runPublicIntent: (run: (portal: { feedback: typeof feedback }) => unknown) => run({ feedback }),
  };
  const request = new Request('https://portal.example/feedback', {
    method: 'POST',
    body: new URLSearchParams({ _token: '', ...fields }),
  });
  const answer = await action({ request, context, params: {} } as unknown as ActionFunctionArgs).catch(
    (thrown: unknown) => thrown,
  );
  return { answer, feedback, context: context as typeof context & { formError?: boolean } };
}

describe('the form', () => {
  it('has a score of 1 to 5, and an address only for an answer (PUBLIC-16)', () => {
    const html = show(<FeedbackPage />, visitorPage);
    expect(elements(html, 'form')).toMatchObject([{ method: 'post' }]);
    expect(
      elements(html, 'input')
        .filter(({ type }) => type === 'radio')
        .map(({ value }) => value),
    ).toEqual(['5', '4', '3', '2', '1']);
    expect(elements(html, 'input').find(({ name }) => name === 'email')).not.toHaveProperty('required');
  });

  it('gives the mailbox for free text', () => {
    expect(elements(show(<FeedbackPage />, visitorPage), 'a')).toEqual([
      { href: `mailto:${companyOf(demo).mail.support}` },
    ]);
  });

  it('comes back with what is wrong and with what was typed (ERROR-19)', () => {
    const html = show(
      <FeedbackPage
        again={{ error: { email: ['Enter an address.'] }, initialValue: { score: '2', email: 'dana@' } }}
      />,
      visitorPage,
    );
    expect(words(html)).toContain('There is a problem Enter an address.');
    expect(elements(html, 'a')[0]).toEqual({ href: '#feedback-email' });
    expect(elements(html, 'input').find(({ name }) => name === 'email')).toMatchObject({
      value: 'dana@',
      'aria-invalid': 'true',
      'aria-describedby': 'feedback-email-error feedback-email-description',
    });
    expect(
      elements(html, 'input')
        .filter((input) => 'checked' in input)
        .map(({ value }) => value),
    ).toEqual(['2']);
  });
});

describe('sending it', () => {
  it.each([
    [{ score: '5' }, { score: 5 }],
    [{ score: '1', email: '' }, { score: 1 }],
    [
      { score: '3', email: ' dana@example.test ' },
      { score: 3, email: 'dana@example.test' },
    ],
  ])('sends %j to the portal once, and leads to the thanks', async (fields, sent) => {
    const { answer, feedback } = await post(fields);
    expect(feedback.mock.calls).toEqual([[sent]]);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(303);
    expect((answer as Response).headers.get('location')).toBe('/feedback/thanks');
  });

  it.each<[Record<string, string>, Record<string, string[]>]>([
    [{}, { score: ['Choose how easy it was.'] }],
    [{ score: '6' }, { score: ['Choose how easy it was.'] }],
    [{ score: '4', email: 'dana@' }, { email: ['Enter an email address like name@example.com, or leave this empty.'] }],
    [
      { score: '4', email: `${'a'.repeat(250)}@example.test` },
      { email: ['Enter an email address like name@example.com, or leave this empty.'] },
    ],
  ])('returns %j with its errors, and sends nothing', async (fields, errors) => {
    const { answer, feedback, context } = await post(fields);
    expect(answer).toMatchObject({ data: { error: errors, initialValue: fields }, init: { status: 422 } });
    expect(feedback).not.toHaveBeenCalled();
    expect(context.formError).toBe(true);
  });
});
