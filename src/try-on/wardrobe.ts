import { glassesOf, type FrameForm, type FrameSolid, type Glasses } from './glasses.ts';

const FORMS = '/media/forms/';
/** Solids that are kept; each is some megabytes. */
const MOST_SOLIDS = 24;

/** Frames as they are built, for a page that shows them in three dimensions. */
export type Wardrobe = {
  /** @throws when the shop does not know the frame, or cannot be reached. */
  glasses(colourSku: string): Promise<Glasses>;
  end(): void;
};

/** Fetches what frames are built from, and has them built; `builder` is the worker's address. */
export function openWardrobe(builder: string): Wardrobe {
  const solids = solidsInWorker(builder);
  const forms = new Map<string, Promise<FrameForm>>();
  return {
    async glasses(colourSku) {
      const form = await kept(forms, colourSku, () => formOf(colourSku));
      return glassesOf(form, await solids.of(form));
    },
    end: () => solids.end(),
  };
}

async function formOf(colourSku: string): Promise<FrameForm> {
  const answer = await fetch(`${FORMS}${encodeURIComponent(colourSku)}.json`);
  if (!answer.ok) throw new Error(`The shop has no form of ${colourSku}: ${answer.status}`);
  return (await answer.json()) as FrameForm;
}

/** Remembers what is made for a key; what failed is made anew. */
function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}

function solidsInWorker(builder: string) {
  const worker = new Worker(builder, { type: 'module' });
  const known = new Map<string, Promise<FrameSolid>>();
  const waiting: { resolve: (mesh: FrameSolid) => void; reject: (fault: unknown) => void }[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<FrameSolid>) =>
    waiting.shift()?.resolve(data),
  );
  worker.addEventListener('error', (fault) => waiting.shift()?.reject(fault));
  return {
    of(form: FrameForm): Promise<FrameSolid> {
      const key = JSON.stringify(form.measures);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= MOST_SOLIDS && !known.has(key))
        known.delete(oldest);
      return kept(known, key, () => {
        const { promise, resolve, reject } = Promise.withResolvers<FrameSolid>();
        waiting.push({ resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker.postMessage(form);
        return promise;
      });
    },
    end: () => worker.terminate(),
  };
}
