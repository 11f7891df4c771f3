import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { insteadOfAnswer } from '#clients/client.ts';
import { checkedTryOn, findingOf, tryOnRecordOf } from '#domain/frames/face-finding.ts';
import { localeContext, requireMember, shopContext } from '../app/context.ts';
import { useAddress } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { useTexts } from '../i18n/texts.tsx';
import { readSavedPrescription } from '../prescription/index.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { readNumbers } from './read-numbers.ts';
import { newScanId } from './scan-id.ts';
import { ScanResult } from './scan-result.tsx';
import { ScanWays } from './scan-ways.tsx';
import { readTryOn, saveTryOn } from './try-on.ts';
import { useOwnDocument } from './own-document.ts';
import { useTryOnRecord } from './use-try-on-record.ts';

export const handle = { back: 'frames.list' } satisfies PageHandle;

export const meta = titled((texts) => texts.face.title);

/** In the address: whoever has a result wants another. */
const AGAIN = 'again';

export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context);
  const [prescription, saved] = await Promise.all([
    readSavedPrescription(member).catch(insteadOfAnswer(null)),
    readTryOn(member).catch(insteadOfAnswer(null)),
  ]);
  return {
    pdMm: prescription?.prescription.pd ?? null,
    saved,
    faceToFrameOffsetMm: context.get(shopContext).settings.faceToFrameOffsetMm,
  };
}

/** A result from numbers and choices; and what else may be done with a result: save it, delete it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const member = requireMember(context);
  const intent = form.get('intent');
  if (intent === 'forget') {
    await saveTryOn(member, null);
    throw redirect(`${pathIn(context.get(localeContext))('face.scan')}?${AGAIN}`, 303);
  }
  if (intent === 'save') {
    const record = checkedTryOn(parsed(form.get('record')));
    if (!record) return data({ problem: null, record }, { status: 422 });
    await saveTryOn(member, record);
    return data({ problem: null, record });
  }
  const read = readNumbers(form);
  if (!read.ok) return data({ problem: read.problem, record: null }, { status: 422 });
  return data({ problem: null, record: tryOnRecordOf(read.finding, newScanId()) });
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export default function Scan() {
  const { pdMm, saved, faceToFrameOffsetMm } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { title, lead, problems } = useTexts().face;
  useOwnDocument();
  const isAgain = new URLSearchParams(useAddress().search).has(AGAIN);
  const { scanned, setScanned, recalled } = useTryOnRecord();
  const known = isAgain ? null : (recalled ?? saved?.record ?? null);
  const record = scanned?.record ?? answer?.record ?? known;
  const finding = findingOf(record);
  const problem = answer?.problem ?? null;

  return (
    <>
      <ErrorSummary
        problems={problem ? [{ name: 'temple', message: problems[problem] }] : []}
        answer={problem && answer}
      />
      <PageHeading lead={finding ? undefined : lead}>{title}</PageHeading>
      {record && finding ? (
        <ScanResult
          key={record.scanId}
          record={record}
          finding={finding}
          pd={scanned?.pd ?? null}
          still={scanned?.still ?? null}
          savedAt={saved?.record.scanId === record.scanId ? saved.savedAt : null}
          isNew={scanned !== null || answer?.record !== undefined}
          again={`?${AGAIN}`}
          onChange={(changed) =>
            setScanned({
              record: tryOnRecordOf(changed, newScanId()),
              pd: scanned?.pd ?? null,
              still: scanned?.still ?? null,
            })
          }
        />
      ) : (
        <ScanWays
          pdMm={pdMm}
          faceToFrameOffsetMm={faceToFrameOffsetMm}
          templeProblem={problem && problems[problem]}
          onFound={({ finding: found, pd, still }) =>
            setScanned({ record: tryOnRecordOf(found, newScanId()), pd, still })
          }
        />
      )}
    </>
  );
}
