import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isLensType } from '#domain/frames/catalogue-types.ts';
import type { NoReadingReason } from '#domain/prescription/picture-reading.ts';
import { localeContext, requireShopper, shopContext } from '../app/context.ts';
import { Form } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathOfCall } from '../app/path-of-call.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { textsOf } from '../i18n/registry.ts';
import { useTexts } from '../i18n/texts.tsx';
import { OrderSteps, readOrderSteps } from '../order-steps/index.ts';
import {
  loadPrescriptionForm,
  savePrescriptionAction,
  updatePairInCart,
} from '../prescription/index.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { Comparison, isDocument, Pictures } from './comparison.tsx';
import type { GivenPaper } from './page-picture.tsx';
import { confirmedValues, valuesRead } from './read-values.ts';
import { isAboutPicture, OTHER_PICTURE, PictureField } from './picture-field.tsx';
import { tickedEyes } from './ticked-eyes.ts';
import { valuesConfirmed } from './values-confirmed.ts';

export const handle = { back: 'papers.upload' } satisfies PageHandle;

export const meta = titled((texts) => texts.papers.result.title);

/** The form's name among what a member typed. */
const typedAs = 'papers';

type PageArgs = Pick<LoaderFunctionArgs, 'context'>;

/** @throws a redirect to the upload where no picture is kept. */
async function requireUpload({ context }: PageArgs) {
  const { drafts, uploads } = requireShopper(context);
  const { uploadId } = await drafts.read();
  const upload = uploadId === undefined ? null : await uploads.find(uploadId);
  if (!upload) throw redirect(pathIn(context.get(localeContext))('papers.upload'));
  return upload;
}

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { id, pages, reading, confirmation } = await requireUpload(args);
  const lensType = reading?.isPrescription ? reading.values.lensType?.text : null;
  const [view, steps] = await Promise.all([
    loadPrescriptionForm(args, {
      typedAs,
      values: confirmation ? valuesConfirmed(confirmation) : valuesRead(reading),
      lensType: isLensType(lensType) ? lensType : undefined,
    }),
    readOrderSteps(requireShopper(context), context.get(localeContext)),
  ]);
  const turnedDegrees = reading?.pages.map((page) => page.turnedDegrees) ?? [];
  const addresses = pages.map((_, page) =>
    pathOfCall('papers.picture', { id, page: String(page) }),
  );
  const { searchParams } = new URL(args.request.url);
  const isTyping = searchParams.has('type');
  const isOther = searchParams.has(OTHER_PICTURE);
  const paper = { id, pages, turnedDegrees, addresses };
  const { mayRead } = context.get(shopContext).settings;
  return { view, steps, reading, isTyping, isOther, paper, mayRead };
}

/** Like the form without a picture; and both eyes were confirmed as they stand in it. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const texts = textsOf(locale);
  const { id, reading } = await requireUpload(args);
  return savePrescriptionAction(args, {
    next: 'frames.list',
    typedAs,
    check: (form) => {
      if (!isAboutPicture(form, id))
        throw redirect(`${pathIn(locale)('papers.ocr')}?${OTHER_PICTURE}`);
    },
    uploadId: id,
    ask: (form, values) => tickedEyes(form, values, { texts, locale }),
    onSaved: async (prescription, values) => {
      await shopper.uploads.confirm(
        id,
        confirmedValues(values, reading, { lensType: prescription.lensType, locale }),
      );
      return updatePairInCart(shopper, locale, prescription);
    },
  });
}

export default function Ocr() {
  const { view, steps, reading, isTyping, isOther, paper, mayRead } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { result } = useTexts().papers;
  const reason = reading && !reading.isPrescription ? reading.reason : null;
  const isForm = !reason || isTyping || Boolean(refused);
  const isRead = reading?.isPrescription === true;
  const lead = isDocument(paper) ? result.documentLead : isRead ? result.lead : result.typeLead;
  const tools = <Tools paper={paper} mayChange={!reason} />;
  return (
    <>
      <OrderSteps steps={steps} current="prescription" />
      <PageHeading lead={isForm ? lead : undefined}>
        {isRead ? result.title : reason ? result.reasons[reason].title : result.typeTitle}
      </PageHeading>
      {isOther && <Notice kind="warn" title={result.otherPicture} />}
      {reason && <WhyNot {...{ reason, paper, mayRead }} isTyping={isForm} />}
      {!reading && mayRead && (
        <Actions>
          <ReadButton paper={paper} words={result.readNow} />
        </Actions>
      )}
      {isForm ? (
        <Comparison
          // What was typed beside one picture, or before it was read, is not the next one's.
          key={`${paper.id} ${isRead}`}
          view={refused ?? view}
          reading={reading}
          paper={paper}
          tools={tools}
          hidden={<PictureField of={paper} />}
        />
      ) : (
        <Pictures paper={paper} tools={tools} />
      )}
    </>
  );
}

/** What may be done with the picture; the way to another one where nothing above leads to it. */
function Tools({ paper, mayChange }: { paper: GivenPaper; mayChange: boolean }) {
  const { result } = useTexts().papers;
  const to = usePathTo();
  const isFile = isDocument(paper);
  return (
    <>
      {mayChange && (
        <LinkButton to={to('papers.upload')}>
          {isFile ? result.otherDocument : result.another}
        </LinkButton>
      )}
      <Form method="post" action={to('papers.upload')}>
        <PictureField of={paper} />
        <Button look="quiet" name="intent" value="forget">
          {isFile ? result.deleteDocument : result.delete}
        </Button>
      </Form>
    </>
  );
}

/** Why nothing was read, and the ways on. */
function WhyNot({
  reason,
  isTyping,
  paper,
  mayRead,
}: {
  reason: NoReadingReason;
  isTyping: boolean;
  paper: GivenPaper;
  mayRead: boolean;
}) {
  const { result } = useTexts().papers;
  const to = usePathTo();
  const mayHelp = reason === 'tooSlow' || reason === 'unavailable';
  // A better picture or another look would say the same.
  const isReadWell = reason === 'notUnderstood' || reason === 'notPrescribed';
  const isToType = reason === 'notUnderstood' && !isTyping;
  const type = (
    <LinkButton look={isToType ? 'primary' : 'secondary'} to={`${to('papers.ocr')}?type`}>
      {result.type}
    </LinkButton>
  );
  return (
    <>
      <Notice kind="warn" title={result.reasons[reason].text} />
      <Actions>
        {isToType && type}
        <LinkButton
          look={isTyping || mayHelp || isToType ? 'secondary' : 'primary'}
          to={to('papers.upload')}
        >
          {result.another}
        </LinkButton>
        {!isTyping && !isToType && type}
        {mayRead && !isReadWell && (
          <ReadButton
            paper={paper}
            words={result.again}
            look={mayHelp && !isTyping ? 'primary' : 'quiet'}
          />
        )}
      </Actions>
    </>
  );
}

/** Has the picture read: for the first time, or once more. */
function ReadButton({
  paper,
  words,
  look,
}: {
  paper: GivenPaper;
  words: string;
  look?: 'primary' | 'quiet';
}) {
  const to = usePathTo();
  return (
    <Form method="post" action={to('papers.upload')}>
      <PictureField of={paper} />
      <Button look={look} name="intent" value="read">
        {words}
      </Button>
    </Form>
  );
}
