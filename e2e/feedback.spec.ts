import { feedbackThanksMessages } from '#app/screens/public/feedback-thanks/copy.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

test.use({ javaScriptEnabled: false });

test('feedback is sent once, after a wrong address was corrected (PUBLIC-16, ERROR-19)', async ({ page }) => {
  const email = `visitor-${crypto.randomUUID()}@example.test`;
  const calls = () => world.calls(email, 'marketing.getInTouch');
  await page.goto('/feedback');
  await page.getByLabel('Easy', { exact: true }).check();
  await page.getByLabel('Email (optional)').fill('visitor@');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Enter an email address like name@example.com, or leave this empty.',
  );
  await expect(page.getByLabel('Email (optional)')).toHaveValue('visitor@');
  await expect(page.getByLabel('Easy', { exact: true })).toBeChecked();

  await page.getByLabel('Email (optional)').fill(email);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedbackThanksMessages.en.title);
  await page.reload();
  await expect.poll(calls).toHaveLength(1);
  expect((await calls())[0]?.body).toEqual({
    emailId: email,
    properties: { website_journey_score: 4, isLoggedIn: false },
  });
});
