import * as z from 'zod';
import { startLoggedIn } from './log-in.ts';
import { sendLogin, startAsNewUser } from './new-user.ts';
import { expect, test } from './own-server.ts';
import { publishDraft } from './publish-draft.ts';
import { toast } from './shopping.ts';

const Policies = z.object({ data: z.array(z.object({ slug: z.string(), version: z.string() })) });

/** The first version has a day of its own, whatever day it is. */
const TWO_DAYS_MS = 2 * 86_400_000;

test('staff publish a new version of the agreement; the older one stays readable, and members accept the new one after their next login', async ({
  page,
  browser,
  server,
}) => {
  const { username, headers } = await startAsNewUser(page);
  const { data } = Policies.parse(await (await server.request.get('/api/policies')).json());
  const first = data.find(({ slug }) => slug === 'agreement')?.version ?? '';
  const accepted = await server.request.post('/associates/self/agreement', {
    headers,
    data: { agreementVersion: first },
  });
  expect(accepted.status()).toBe(200);
  server.passTime(TWO_DAYS_MS);

  await startLoggedIn(page, 'staff');
  await page.goto('/dashboard/articles?kind=policy');
  await page.getByRole('link', { name: 'Associate agreement' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text.getByText('{seller}')).toBeVisible();
  await text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We write to you at least {coolingOffDays} days before a change.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed draft')).toBeVisible();
  await publishDraft(page);

  const guest = await (await browser.newContext({ baseURL: server.address })).newPage();
  const line = guest.getByText('We write to you at least 30 days before a change.');
  await guest.goto('/agreement');
  await expect(line).toBeVisible();
  await guest.getByRole('region', { name: 'Older versions' }).getByRole('link').click();
  await expect(guest).toHaveURL(`${server.address}/agreement/${first}`);
  await expect(guest.getByRole('region', { name: 'Older version' })).toContainText(
    'This version was valid from',
  );
  await expect(line).toBeHidden();

  const member = await (await browser.newContext({ baseURL: server.address })).newPage();
  await member.goto('/Associate/login');
  await sendLogin(member, username);
  const question = member.getByRole('dialog', { name: 'The agreement has changed' });
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(member, 'Agreement accepted')).toBeVisible();
  await expect(question).toBeHidden();
  await member.goto('/manage/agreement');
  await expect(member.getByRole('link', { name: 'Read the agreement' })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
});
