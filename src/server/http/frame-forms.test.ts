import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { formOf } from '#pictures/frame-form.ts';
import { frameFormRoutes } from './frame-forms.ts';
import type { AppVariables } from './variables.ts';

const { geometry, measurements, colors } = demoCatalogue.frames[0]!;
const form = formOf({
  geometry,
  measurements,
  color: { hex: '#000000', label: colors[0]!.name.en },
});

function asked(path: string): Promise<Response> {
  const app = new Hono<{ Variables: AppVariables }>();
  frameFormRoutes(app, {
    frameForm: (sku) => Promise.resolve(sku === '12101' ? form : null),
  });
  return Promise.resolve(app.request(path));
}

test('a frame is told as it is built', async () => {
  const answer = await asked('/media/forms/12101.json');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(form)));
});

test.each(['12102.json', '12101.svg', '12101', 'x.json'])('%s is not there', async (file) => {
  expect((await asked(`/media/forms/${file}`)).status).toBe(404);
});
