import { ask, type Answer } from './http.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { framesOf } from './frames.ts';
import { byClients, inRounds, medianRatio } from './measure.ts';
import type { Program } from './program.ts';
import type { Section } from './report.ts';

export type Page = { program: Program; path: string };

/** What has to be known to ask for a page. */
export type Address = { program: Pick<Program, 'url' | 'cookie'>; path: string };

/** More would only wait: the server has one thread. */
const clients = 2;
const rounds = 15;
const batch = 60;

/** The list shows 24 frames, as the yardstick's does. */
export function pagesOf(shop: MeasuredShop) {
  const page = (path: string): Page => ({ program: shop, path });
  return {
    list: page('/Products/List?itemsPerPage=24'),
    filteredList: page('/Products/List?itemsPerPage=24&gender=Women_s&frameShapes=Round'),
    detail: page(`/Products/${framesOf(shop.frameCount)(3).parentSku}`),
  };
}

/** @throws Error for any other answer than the page itself. */
export async function askPage({ program, path }: Address, packing = 'identity'): Promise<Answer> {
  const answer = await ask(`${program.url}${path}`, {
    headers: { Accept: 'text/html', 'Accept-Encoding': packing, Cookie: program.cookie },
  });
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status} ${answer.headers.location ?? ''}`);
  }
  return answer;
}

/** A batch of requests for one page; answers the server's CPU for each of them. */
export function cpuMsOf(page: Page, count = batch): () => Promise<number> {
  return async () => {
    const before = await page.program.usage();
    await byClients(clients, count, () => askPage(page));
    return ((await page.program.usage()).cpuMs - before.cpuMs) / count;
  };
}

/** As a browser causes it: packed, and with what the database computes. */
function wholeCpuMsOf(shop: MeasuredShop, page: Page): () => Promise<number> {
  return async () => {
    const usedMs = async () => (await shop.usage()).cpuMs + (shop.databaseCpuMs() ?? 0);
    const before = await usedMs();
    await byClients(clients, batch, () => askPage(page, 'gzip'));
    return ((await usedMs()) - before) / batch;
  };
}

/** What a page of ours costs the server, compared to one of the framework alone. */
export async function measurePages(shop: MeasuredShop, yardstick: Program): Promise<Section> {
  const ours = pagesOf(shop);
  const theirs = {
    list: { program: yardstick, path: '/frames' },
    detail: { program: yardstick, path: '/frames/10400' },
  };
  const cpu = await inRounds(rounds, {
    ourList: cpuMsOf(ours.list),
    theirList: cpuMsOf(theirs.list),
    wholeList: wholeCpuMsOf(shop, ours.list),
    ourDetail: cpuMsOf(ours.detail),
    theirDetail: cpuMsOf(theirs.detail),
    wholeDetail: wholeCpuMsOf(shop, ours.detail),
  });
  return {
    title: 'Pages: CPU of the server for one, compared to a bare React Router application',
    note: `Rendered on the server, ${shop.frameCount} frames in the list; ours for a member who is signed in. The bare one has no database and packs nothing.`,
    second: `packed${shop.databaseCpuMs() === null ? '' : ', with the database'}`,
    rows: [
      {
        what: 'list',
        figure: medianRatio(cpu.ourList, cpu.theirList),
        second: medianRatio(cpu.wholeList, cpu.theirList),
        unit: '×',
        goal: { atMost: 3 },
      },
      {
        what: 'detail',
        figure: medianRatio(cpu.ourDetail, cpu.theirDetail),
        second: medianRatio(cpu.wholeDetail, cpu.theirDetail),
        unit: '×',
        goal: { atMost: 3 },
      },
    ],
  };
}
