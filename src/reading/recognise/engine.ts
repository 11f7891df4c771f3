import { InferenceSession } from 'onnxruntime-node';
import { loadModels } from './models.ts';
import { recogniserOf, type Recogniser } from './read-line.ts';

/** The two networks of PP-OCR: where lines of text are, and what a line says. */
export type Engine = { detector: InferenceSession; recogniser: Recogniser };

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
  const detector = await InferenceSession.create(models.detector, options);
  const recogniser = await InferenceSession.create(models.recogniser, options);
  return { detector, recogniser: recogniserOf(recogniser, models.alphabet) };
}
