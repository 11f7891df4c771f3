import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './shop.ts';
import { untilAwake } from './slow-line.ts';
import { conditions } from '../conditions.ts';

type Outbox = { to: string; subject: string; text: string; unsubscribeUrl?: string }[];

for (const [locale, prefix, texts, width] of conditions(
  [['de', '/german', de, 1440]],
  [['en', '', en, 375]],
))
  test(`the newsletter comes to who follows the link in the mail, and ends with one click: ${locale}`, async ({
    page,
    request,
  }) => {
    const { newsletter: words, content } = texts;
    const { views } = words;
    const heading = page.getByRole('heading', { level: 1 });
    const email = `${crypto.randomUUID()}@readers.example`;
    const mails = async () => {
      const all = (await (await request.get('/dev/outbox.json')).json()) as Outbox;
      return all.filter(({ to }) => to === email);
    };
    /** What came of a form takes the focus and is said, though the path is the same. */
    const expectSaid = async (title: string) => {
      await expect(heading).toBeFocused();
      await expect(page.locator('output').filter({ hasText: `${title} · ` })).toBeAttached();
    };
    await page.setViewportSize({ width, height: 900 });

    // From a page of help, with the keyboard where something is typed.
    await page.goto(`${prefix}/help`);
    await page.getByRole('main').locator('a[href$="/help/returns"]').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/help/returns$`));
    await expectAccessible(page, 'returns');
    await page.getByRole('link', { name: content.all }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/help$`));
    await untilAwake(page);
    await page.getByRole('textbox', { name: words.email }).fill('somebody');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words.wrongEmail);
    await expectAccessible(page, 'a wrong address');
    const field = page.getByRole('textbox', { name: words.email });
    await expect(field).toHaveValue('somebody');
    await field.fill(email);
    await page.getByRole('button', { name: words.ask }).click();
    await expect(heading).toHaveText(views.asked.title);
    await expectSaid(views.asked.title);
    await expectAccessible(page, 'asked');

    // Mail programs open links to look: only the button counts.
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [asked] = await mails();
    expect(asked?.text).toContain(words.consent.slice(1, -1));
    const link = /https?:\S+\?confirm=\S+/.exec(asked?.text ?? '')?.[0] ?? '';
    for (let time = 0; time < 3; time += 1) expect((await request.get(link)).status()).toBe(200);
    expect(await mails()).toHaveLength(1);
    await page.goto(link);
    await expect(heading).toHaveText(views.confirm.title);
    await expectAccessible(page, 'to be confirmed');
    await page.getByRole('button', { name: words.follow.confirm }).click();
    await expect(heading).toHaveText(views.confirmed.title);
    await expectSaid(views.confirmed.title);

    await expect.poll(async () => (await mails()).length).toBe(2);
    const end = (await mails())[0]?.unsubscribeUrl ?? '';
    await page.goto(end);
    await expect(heading).toHaveText(views.unsubscribe.title);
    await expectAccessible(page, 'to be ended');
    await page.getByRole('button', { name: words.follow.unsubscribe }).click();
    await expect(heading).toHaveText(views.ended.title);

    // The link of before confirms nothing any more, and says so.
    await page.goto(link);
    await page.getByRole('button', { name: words.follow.confirm }).click();
    await expect(heading).toHaveText(views.invalid.title);
    await expectAccessible(page, 'a link that is over');
  });

test('a mail program unsubscribes by itself, as RFC 8058 has it', async ({ request }) => {
  const email = `${crypto.randomUUID()}@readers.example`;
  const ask = () =>
    request.post('/newsletter', { form: { intent: 'ask', newsletterEmail: email } });
  expect((await ask()).url()).toMatch(/\?asked$/);
  const mails = async () => {
    const all = (await (await request.get('/dev/outbox.json')).json()) as Outbox;
    return all.filter(({ to }) => to === email);
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const token = /\?confirm=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  await request.post('/newsletter', { form: { intent: 'confirm', token } });
  await expect.poll(async () => (await mails()).length).toBe(2);

  const ended = await request.post((await mails())[0]?.unsubscribeUrl ?? '', {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(ended.status()).toBe(303);
  // Who asks again gets a link to confirm, and not that they have it already.
  await ask();
  await expect.poll(async () => (await mails()).length).toBe(3);
  expect((await mails())[0]?.text).toContain('?confirm=');
});
