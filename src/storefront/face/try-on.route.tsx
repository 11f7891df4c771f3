import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { insteadOfAnswer } from '#clients/client.ts';
import { localeContext, requireMember, shopContext } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { loadTriedFrames } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { readSavedPrescription } from '../prescription/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { useOwnDocument } from './own-document.ts';
import { readTryOn } from './try-on.ts';
import { TryOnRoom } from './try-on-room.tsx';

export const handle = { back: 'frames.list' } satisfies PageHandle;

export const meta = titled((texts) => texts.face.tryOn.title);

/** In the address: every frame of the list at once. */
const ALL = 'all';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const member = requireMember(context);
  const [tried, prescription, saved] = await Promise.all([
    loadTriedFrames(member, context.get(localeContext), query),
    readSavedPrescription(member).catch(insteadOfAnswer(null)),
    readTryOn(member).catch(insteadOfAnswer(null)),
  ]);
  return {
    ...tried,
    isAllShown: query.has(ALL),
    pdMm: prescription?.prescription.pd ?? null,
    saved: saved?.record ?? null,
    faceToFrameOffsetMm: context.get(shopContext).settings.faceToFrameOffsetMm,
  };
}

export default function TryOn() {
  const loaded = useLoaderData<typeof loader>();
  const { title, lead } = useTexts().face.tryOn;
  useOwnDocument();
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <TryOnRoom {...loaded} />
    </>
  );
}
