import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, requireShopper, shopContext } from '../app/context.ts';
import { Link } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { textsOf } from '../i18n/registry.ts';
import { useTexts } from '../i18n/texts.tsx';
import { OrderSteps, readOrderSteps } from '../order-steps/index.ts';
import type { PageHandle } from '../ui/shell.tsx';
import { givePaper } from './give-paper.ts';
import { isAboutPicture, OTHER_PICTURE } from './picture-field.tsx';
import { besideTyped, valuesRead } from './read-values.ts';
import { UploadForm } from './upload-form.tsx';

export const handle = { back: 'prescription.ways' } satisfies PageHandle;

export const meta = titled((texts) => texts.papers.upload.title);

/** When to come back, where that is said. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const steps = await readOrderSteps(shopper, context.get(localeContext));
  const { uploadUnusedDays: keptDays, mayRead, mayReadHere } = context.get(shopContext).settings;
  return { steps, keptDays, mayRead, mayReadHere };
}

/** Pictures as a browser without scripts sends them; and what else may be done with those given. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const { paperIntake: intake, settings } = context.get(shopContext);
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-');
  if (isForm)
    throw redirect(await lookAfter(request, shopper, { locale, mayRead: settings.mayRead }));

  const given = await givePaper(request, {
    shopper,
    intake,
    mayRead: settings.mayRead,
    texts: textsOf(locale),
  });
  if (given.ok) throw redirect(pathIn(locale)('papers.ocr'));
  const { status, problems } = given;
  return data({ problems }, { status, headers: given.headers });
}

/**
 * Reads the picture that was given last (once more), or deletes it; answers where to go on. Does
 * neither where another picture was meant, and reads none where pictures are only kept.
 */
async function lookAfter(
  request: Request,
  { drafts, uploads }: Pick<ReturnType<typeof requireShopper>, 'drafts' | 'uploads'>,
  { locale, mayRead }: { locale: Parameters<typeof pathIn>[0]; mayRead: boolean },
): Promise<string> {
  const [form, { uploadId }] = await Promise.all([request.formData(), drafts.read()]);
  const to = pathIn(locale);
  if (uploadId && !isAboutPicture(form, uploadId)) return `${to('papers.ocr')}?${OTHER_PICTURE}`;
  if (uploadId && form.get('intent') === 'read') {
    if (!mayRead) return to('papers.ocr');
    const upload = await uploads.read(uploadId, request.signal);
    const typed = (await drafts.read()).typed?.papers;
    // What a person typed meanwhile stays, and what was read fills the rest.
    const papers = typed && besideTyped(valuesRead(upload?.reading ?? null), typed);
    await drafts.save({ typed: { papers } });
    return to('papers.ocr');
  }
  if (uploadId && form.get('intent') === 'forget') {
    await uploads.forget(uploadId);
    await drafts.save({ uploadId: undefined, typed: { papers: undefined } });
  }
  return to('prescription.ways');
}

export default function Upload() {
  const { steps, keptDays, mayRead, mayReadHere } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { upload } = useTexts().papers;
  const to = usePathTo();
  return (
    <>
      <OrderSteps steps={steps} current="prescription" />
      <UploadForm refused={refused?.problems ?? NONE} mayRead={mayRead} mayReadHere={mayReadHere} />
      <div className="stack further">
        <p className="hint">{(mayRead ? upload.private : upload.keptPrivate)(keptDays)}</p>
        <p>
          <Link to={to('prescription.ways')}>{upload.otherWays}</Link>
        </p>
      </div>
    </>
  );
}

const NONE: never[] = [];
