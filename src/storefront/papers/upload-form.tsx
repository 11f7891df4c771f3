import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { Form, useBusy, useGoTo } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary, type Problem } from '../ui/error-summary.tsx';
import { fieldId } from '../ui/field-id.ts';
import { Actions, StickyActions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import { answeredHere } from './answered-here.ts';
import { UNTOUCHED, type ChosenPage, type Edit } from './edit-picture.ts';
import { FileField } from './file-field.tsx';
import type { PaperProblem } from './give-paper.ts';
import { PagePreview } from './page-preview.tsx';
import { ReadingHere, useReadingHere } from './reading-here.tsx';
import { sendPaper } from './send-paper.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import styles from './upload-form.module.css';

const PICTURES = 'image/jpeg,image/png,image/webp';
const TYPES = `${PICTURES},application/pdf,application/json,application/fhir+json,.json`;

type Sending = { percent: number; isToBeRead: boolean; stop: AbortController };

/**
 * Takes the pictures of a prescription. By itself it is a form that sends files; with scripts,
 * pages can be dropped, pasted, turned and cut, and one sees how far they are.
 */
export function UploadForm({
  refused,
  mayRead,
  mayReadHere,
}: {
  refused: readonly PaperProblem[];
  mayRead: boolean;
  mayReadHere: boolean;
}) {
  const { upload } = useTexts().papers;
  const form = useRef<HTMLFormElement>(null);
  const { pages, add, change, remove } = usePages(form);
  const { sending, problems, note, send, answer } = useSending(pages, refused);
  const here = useReadingHere(pages);
  const isWorking = useBusy().isPosting || sending !== null;
  const hasPages = pages.length > 0;
  const isOut = sending !== null || here.working !== null;

  return (
    <>
      <ErrorSummary problems={problems} answer={answer} />
      <PageHeading lead={mayRead ? upload.lead : upload.keepLead}>{upload.title}</PageHeading>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="stack"
        onSubmit={(event) => void send(event)}
      >
        <div className={styles.ways} hidden={isOut}>
          <FileField
            name="camera"
            label={upload.camera}
            accept={PICTURES}
            isCamera
            isMain={!hasPages}
            onChoose={add}
          />
          <FileField
            name="file"
            label={hasPages ? upload.more : upload.file}
            accept={TYPES}
            isMain={!hasPages}
            onChoose={add}
          />
          <p className="hint" id={`${fieldId('file')}-hint`}>
            {upload.hint} <span className={styles.drop}>{upload.drop}</span>
          </p>
        </div>
        {hasPages && (
          <section className="stack" aria-label={upload.pages} hidden={isOut}>
            <h2>{upload.pages}</h2>
            {pages.map((page, position) => (
              <PagePreview
                key={page.id}
                page={page}
                number={position + 1}
                onEdit={(edit) => change(page.id, edit)}
                onRemove={() => remove(page.id)}
              />
            ))}
          </section>
        )}
        <Progress sending={sending} note={note} />
        {sending ? (
          <Actions>
            <Button type="button" onClick={() => sending.stop.abort()}>
              {upload.cancel}
            </Button>
          </Actions>
        ) : (
          <>
            {!here.working && (
              <>
                <StickyActions>
                  <Button
                    look={hasPages ? 'primary' : 'secondary'}
                    name="read"
                    value={mayRead ? 'yes' : 'no'}
                    working={isWorking}
                  >
                    {mayRead ? upload.read : upload.keepOnly}
                  </Button>
                </StickyActions>
                {mayRead && (
                  <Actions>
                    <Button name="read" value="no" working={isWorking}>
                      {upload.keep}
                    </Button>
                  </Actions>
                )}
              </>
            )}
            {mayReadHere && <ReadingHere {...here} />}
          </>
        )}
      </Form>
      {!hasPages && (
        <div className="further">
          <Panel title={upload.tipsTitle}>
            <ul className="bullets">
              {upload.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </>
  );
}

function Progress({ sending, note }: { sending: Sending | null; note: string }) {
  const { upload } = useTexts().papers;
  const isOut = sending?.percent === 100;
  const waiting = sending?.isToBeRead ? upload.reading : upload.keeping;
  // Read out a few times only, not with every percent.
  const quarter = sending && Math.floor(sending.percent / 25) * 25;
  const box = useRef<HTMLDivElement>(null);
  const isSending = sending !== null;
  useEffect(() => {
    // What was above it is gone.
    if (isSending) box.current?.scrollIntoView({ block: 'center' });
  }, [isSending]);
  return (
    <div ref={box} className={styles.progress}>
      {sending && (
        <progress max={100} value={isOut ? undefined : sending.percent} aria-label={upload.title} />
      )}
      {sending && <p>{isOut ? waiting : upload.sending(sending.percent)}</p>}
      <output className={sending ? 'visually-hidden' : undefined}>
        {sending ? (isOut ? waiting : upload.sending(quarter ?? 0)) : note}
      </output>
    </div>
  );
}

/** The pages that were chosen, however they came. */
function usePages(form: React.RefObject<HTMLFormElement | null>) {
  const [pages, setPages] = useState<readonly ChosenPage[]>([]);
  const lastId = useRef(0);

  function add(files: FileList | null | undefined) {
    for (const file of files ?? []) {
      const id = (lastId.current += 1);
      setPages((before) => [...before, { id, file, picture: null, edit: UNTOUCHED }]);
      createImageBitmap(file).then(
        (picture) =>
          setPages((before) =>
            before.map((page) => (page.id === id ? { ...page, picture } : page)),
          ),
        // A document, or nothing that this browser knows: it goes as it is.
        () => {},
      );
    }
  }

  const take = useEffectEvent(add);
  useEffect(() => {
    // Whoever is quicker than the scripts has chosen already.
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []) {
      take(input.files);
      input.value = '';
    }
  }, [form]);
  useDroppedFiles(add);

  return {
    pages,
    add,
    change: (id: number, edit: Edit) =>
      setPages((before) => before.map((page) => (page.id === id ? { ...page, edit } : page))),
    remove: (id: number) => setPages((before) => before.filter((page) => page.id !== id)),
  };
}

/** Sends the pages, and what became of it. */
function useSending(pages: readonly ChosenPage[], refused: readonly PaperProblem[]) {
  const { upload, refusals } = useTexts().papers;
  const goTo = useGoTo();
  const [sending, setSending] = useState<Sending | null>(null);
  const [wrong, setWrong] = useState<readonly PaperProblem[]>(refused);
  const [note, setNote] = useState('');
  const [shown, setShown] = useState(refused);
  if (shown !== refused) {
    setShown(refused);
    setWrong(refused);
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (sending) return;
    setNote('');
    if (pages.length === 0) {
      answeredHere(form);
      setWrong([{ code: 'none', message: refusals.none, file: null }]);
      return;
    }
    const { submitter } = event.nativeEvent;
    const read = submitter instanceof HTMLButtonElement ? submitter.value : 'yes';
    const stop = new AbortController();
    const progress = { isToBeRead: read !== 'no', stop };
    setWrong([]);
    setSending({ percent: 0, ...progress });
    const answer = await sendPaper(pages, {
      read,
      refusals,
      signal: stop.signal,
      onPercent: (percent) => setSending({ percent, ...progress }),
    });
    if (answer.status === 'taken') {
      goTo.page(answer.location);
      return;
    }
    answeredHere(form);
    setSending(null);
    // The page itself, asked for anew, leads to signing in and back.
    if (answer.status === 'signed-out') goTo.again();
    else if (answer.status === 'refused') setWrong(answer.problems);
    else if (answer.status === 'cancelled') setNote(upload.cancelled);
    else setNote(upload.offline);
  }

  const nameOf = (file: number) => {
    const page = pages[file];
    return page ? upload.page(file + 1, page.file.name) : upload.fileNumber(file + 1);
  };
  const problems: Problem[] = wrong.map(({ message, file }) => ({
    name: 'file',
    message: file === null || pages.length === 1 ? message : upload.problem(nameOf(file), message),
  }));
  return { sending, problems, answer: wrong.length > 0 ? wrong : null, note, send };
}
