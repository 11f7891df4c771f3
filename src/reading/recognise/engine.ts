import { InferenceSession, Tensor } from 'onnxruntime-node';
import { LETTERS_MODEL } from './known-models.ts';
import { loadModels } from './models.ts';
import { networkOf } from './network.ts';
import type { Engine } from './read-page.ts';
import { recogniserOf } from './read-line.ts';
import { drawnAt } from './sharp-pixels.ts';

/** Takes about half a second and 100 MB. `threads` work on one picture. */
export async function startEngine({ threads }: { threads: number }): Promise<Engine> {
  const models = await loadModels();
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Every picture has another size: a plan for each would be kept for ever.
    enableMemPattern: false,
    // Threads that have nothing to do must sleep: the other cores serve pages.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const detector = networkOf(await InferenceSession.create(models.detector, options), Tensor);
  const recogniser = networkOf(await InferenceSession.create(models.recogniser, options), Tensor);
  const letters = networkOf(await InferenceSession.create(models.letters, options), Tensor);
  return {
    detector,
    recogniser: recogniserOf(recogniser, models.alphabet),
    letters: recogniserOf(letters, LETTERS_MODEL.alphabet),
    drawnAt,
  };
}
