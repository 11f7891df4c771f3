import { askReader, type Ended, type Waiting } from './ask-reader.ts';
import { pictureToSend, type ChosenPage } from './edit-picture.ts';

type PaperEnded = Exclude<Ended, { kind: 'lines' }>;

/** Has the pages read beside this page, as they are seen. Nothing of them is sent anywhere. */
export async function readHere(
  pages: readonly ChosenPage[],
  waiting: Waiting,
): Promise<PaperEnded> {
  const files: Blob[] = [];
  for (const { file, picture, edit } of pages) files.push(await pictureToSend(file, picture, edit));
  const ended = await askReader({ files, wanted: 'prescription' }, waiting);
  return ended.kind === 'lines' ? { kind: 'failed', why: 'Lines were not wanted.' } : ended;
}
