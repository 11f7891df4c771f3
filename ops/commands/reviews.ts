import { readFile } from 'node:fs/promises';
import { RefusedRatings, type ListedRating, type ListedReview } from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import { done, failed, type Commands, type Outcome } from '../command.ts';
import { requireOurCatalogue } from '../whose.ts';
import { refusedFile } from './refused-file.ts';

const noNumbers = 'The numbers of reviews, as reviews list tells them.';

/** What members and customers write about frames, and what stars they are asked for. */
export const reviewCommands: Commands = {
  'reviews list': {
    does: 'what was written about frames, the newest first, up to 200',
    options: { '--pending': 'what waits to be looked at, the oldest first' },
    async run(services, _words, options) {
      requireOurCatalogue(services);
      const onlyPending = options['pending'] === true;
      const reviews = await services.commerce.reviews.list({ onlyPending });
      return done(reviews.map(wordsFor).join('\n\n') || 'None.', reviews);
    },
  },
  'reviews approve': {
    takes: '<number...>',
    does: 'shows reviews on the page of their frame, each in place of an earlier one of the same person',
    run: (services, words) => decide(services, words, 'approve'),
  },
  'reviews reject': {
    takes: '<number...>',
    does: 'does not show reviews, or no longer; they are deleted thirty days later',
    run: (services, words) => decide(services, words, 'reject'),
  },
  'reviews ratings': {
    takes: '[file.json]',
    does: 'what stars are asked for; with a file, asks for those in it and no others from now on',
    async run(services, [file], options) {
      requireOurCatalogue(services);
      const { reviews } = services.commerce;
      try {
        if (file !== undefined) {
          await reviews.changeRatings(JSON.parse(await readFile(file, 'utf8')) as unknown);
          await audited(services, 'reviews.ratings');
        }
      } catch (error) {
        if (error instanceof RefusedRatings) return refusedFile(error, options['json'] === true);
        throw error;
      }
      const ratings = await reviews.ratings();
      return done(ratings.map(ratingWords).join('\n'), ratings);
    },
  },
};

const told = { approve: 'shown', reject: 'not shown' } as const;

async function decide(
  services: Services,
  words: string[],
  act: keyof typeof told,
): Promise<Outcome> {
  requireOurCatalogue(services);
  if (!words.every((word) => /^[1-9]\d{0,14}$/.test(word))) return failed(noNumbers);
  const asked = [...new Set(words.map(Number))];
  const changed = await services.commerce.reviews[act](asked);
  for (const id of changed) await audited(services, `reviews.${act}`, `review:${id}`);
  const others = asked.filter((id) => !changed.includes(id));
  const lines = [
    ...(changed.length > 0 ? [`${told[act]}: ${changed.join(', ')}`] : []),
    ...(others.length > 0 ? [`nothing to do for: ${others.join(', ')}`] : []),
  ];
  if (changed.length === 0) return failed(lines.join('\n'));
  return done(lines.join('\n'), { changed, others });
}

async function audited({ audit }: Services, action: string, subject?: string): Promise<void> {
  const entry = { actor: 'operator', action, outcome: 'ok' } as const;
  await audit.record(subject ? { ...entry, subject } : entry);
}

function wordsFor({ id, status, sku, store, writtenAt, stars, ...said }: ListedReview): string {
  const given = inOrder(stars).map(([code, count]) => `${code} ${count}`);
  return [
    `${id} ${status}, ${sku} (${store}), ${writtenAt.toISOString().slice(0, 10)}: ${given.join(', ')}`,
    `${said.nickname}: ${said.summary}`,
    said.text,
  ].join('\n');
}

function ratingWords({ code, names, enabled }: ListedRating): string {
  const labels = inOrder(names).map(([store, name]) => `${store}: "${name}"`);
  return `${code} (${labels.join(', ')})${enabled ? '' : ', no longer asked for'}`;
}

function inOrder<Value>(record: Record<string, Value>): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b));
}
