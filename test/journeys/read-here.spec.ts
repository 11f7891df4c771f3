import path from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { paper } from './papers.ts';
import { posting } from './posted.ts';
import { expect, test } from './shop.ts';

const picture = (name: string) => path.join(import.meta.dirname, '../rx-pictures', name);
const fileField = 'input[type=file][multiple]';
const { upload, here, result } = en.papers;

/** What stands on the slip; what the device is not sure of is left empty. */
const slip = {
  'od.sphere': '-2.75',
  'od.cylinder': '-0.25',
  'od.axis': '121',
  'os.sphere': '-2.00',
  'os.cylinder': '-0.75',
  'os.axis': '153',
  pd: '67',
};

/** All that is sent from now on. */
function sentBy(context: BrowserContext): Request[] {
  const sent: Request[] = [];
  context.on('request', (request) => sent.push(request));
  return sent;
}

test('a photo is read on the device, and only what was confirmed leaves it', async ({
  page,
  context,
  backstage,
  member,
  posted,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await posted.withLenses(backstage, member, 'Progressive');
  await page.goto('/Prescription/Upload');
  const sent = sentBy(context);
  const posts = () => sent.filter((request) => request.method() === 'POST');
  const answers: { path: string; policy: string }[] = [];
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'] ?? '';
    answers.push({ path: new URL(response.url()).pathname, policy });
  });

  const start = page.getByRole('button', { name: here.start });
  await start.click();
  await expect(page.locator('main')).toContainText(en.papers.refusals.none);
  await page.locator(fileField).setInputFiles(picture('slip-heavy.jpg'));
  await start.click();
  await expect(page.locator('main')).toContainText(/Loading the reader: \d+ %/);
  await page.getByRole('button', { name: upload.cancel }).click();
  await expect(page.locator('main')).toContainText(here.ended.cancelled);
  await expectAccessible(page, 'the choice');
  await start.click();

  await expect(page).toHaveURL(/\/Prescription\/OnDevice$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.title);
  await expect(page.getByRole('img', { name: result.alt })).toBeVisible();
  for (const [name, value] of Object.entries(slip))
    expect([value, ''], name).toContain(await page.locator(`[name="${name}"]`).inputValue());
  await expect(page.locator('[name="os.axis"]')).toHaveValue(slip['os.axis']);
  await expectAccessible(page, 'values read here');

  for (const [name, value] of Object.entries({ ...slip, dateWritten: paper.dateWritten })) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.inputValue()) !== value) await field.fill(value);
    await field.blur();
  }
  const save = page.getByRole('button', { name: result.save });
  await save.click();
  await expect(page.locator('main').getByRole('alert')).toContainText(result.missing('Right eye'));
  await page.waitForTimeout(1000);
  expect(posts().map((request) => request.url())).toEqual([]);

  await page.getByRole('checkbox', { name: /^Right eye: −2.75 −0.25 × 121/ }).check();
  await page.getByRole('checkbox', { name: /^Left eye: −2.00 −0.75 × 153/ }).check();
  await save.click();
  await expect(page).toHaveURL(/\/Products\/List/);

  const [saved, ...others] = posts();
  expect(saved?.url()).toContain('/Prescription/OnDevice');
  expect(saved?.postData()).toContain('od.axis=121');
  expect(saved?.postData()?.length).toBeLessThan(4000);
  expect(others).toEqual([]);
  const worker = answers.find((answer) => /\/worker-[\w-]+\.js$/.test(answer.path));
  expect(worker?.policy).toContain(`'wasm-unsafe-eval'`);
  for (const { path: asked, policy } of answers)
    if (asked !== worker?.path) expect(policy, asked).not.toContain('eval');

  await page.goto('/Prescription');
  await expect(page.locator('main')).toContainText('121');
  await page.goto('/Prescription/Ocr');
  await expect(page).toHaveURL(/\/Prescription\/Upload$/);
});

test(
  'a German photo is read on the device, and is gone when the page is loaded anew',
  { tag: '@full' },
  async ({ page, context, shopUrl, backstage, member }) => {
    const { here: german, result: shown, upload: form } = de.papers;
    await posting(context, shopUrl, 'de').withLenses(backstage, member);
    await page.goto('/german/Prescription/Upload');
    const start = page.getByRole('button', { name: german.start });
    await page.locator(fileField).setInputFiles(picture('text.pdf'));
    await start.click();
    await expect(page.locator('main')).toContainText(german.document);
    await page.getByRole('button', { name: form.remove(1) }).click();
    await page.locator(fileField).setInputFiles(picture('brillenpass-clean.png'));
    await start.click();

    await expect(page).toHaveURL(/\/german\/Prescription\/OnDevice$/, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.title);
    await expect(page.locator('[name="os.cylinder"]')).toHaveValue('-0,75');
    await expectAccessible(page, 'values read here, in German');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.gone.title);
    await expectAccessible(page, 'a picture that is gone');
    await page.getByRole('link', { name: german.gone.again }).click();
    await expect(page).toHaveURL(/\/german\/Prescription\/Upload$/);
  },
);

test('without scripts nobody is offered to read a picture on the device', async ({
  visitor,
  context,
  backstage,
  member,
  posted,
}) => {
  await posted.withLenses(backstage, member);
  const page = await visitor({
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  await page.goto('/Prescription/Upload');
  await expect(page.getByRole('button', { name: upload.read })).toBeVisible();
  await expect(page.getByText(here.start)).toBeHidden();
});
