import { receive } from '../recognise/receive.ts';
import { createRecogniser } from '../recognise/recogniser.ts';
import { readSheet } from './read-sheet.ts';
import type { Answer, Question, Reply } from './work.ts';

/** A process of the pool: does one piece of work after the other until it is ended. */
const [threads, workLimitMs] = process.argv.slice(2).map(Number) as [number, number];
const recogniser = createRecogniser({ threads });

process.on('message', (question: Question) => void reply(question));
process.on('disconnect', () => process.exit());

async function reply(question: Question): Promise<void> {
  const answer = await answerTo(question).catch(faultOf);
  process.send?.({ answer, memoryBytes: process.memoryUsage.rss() } satisfies Reply);
}

async function answerTo(question: Question): Promise<Answer> {
  if (question.kind === 'receive')
    return { kind: 'receive', received: await receive(question.bytes) };
  const { reading, turnedPictures } = await readSheet(recogniser, question.pages, workLimitMs);
  return { kind: 'read', sheet: { reading, turnedPictures } };
}

function faultOf(error: unknown): Answer {
  return { kind: 'fault', why: error instanceof Error ? (error.stack ?? '') : String(error) };
}
