import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { REVIEW_TEXTS } from '#domain/reviews/review-texts.ts';
import {
  localeContext,
  pageRequestContext,
  requireShopper,
  shopContext,
  storeOf,
} from '../app/context.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import type { Texts } from '../i18n/en.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary, type Problem } from '../ui/error-summary.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { loadReviewForm } from './load-form.ts';
import {
  checkReviewForm,
  readReviewForm,
  starsField,
  type RatingChoice,
  type ReviewProblem,
  type TypedReview,
} from './review-form.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './write.module.css';

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadReviewForm(context, params.sku ?? '');
}

/** Hands the review in; what is wrong is answered with 422, and what was typed stays. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = context.get(localeContext);
  const { address, flash } = context.get(pageRequestContext);
  const { reviews } = context.get(shopContext);
  const [form, { sku, ratings }] = await Promise.all([
    request.formData(),
    loadReviewForm(context, params.sku ?? ''),
  ]);
  const typed = readReviewForm(form, ratings);
  const checked = checkReviewForm(typed, { sku, ratings });
  if (!checked.ok) return answered(typed, { problems: checked.problems }, 422);
  const commerce = requireShopper(context).commerce(storeOf(locale));
  const written = await reviews.write(commerce, checked.review, address);
  if (written.status === 'refused') return answered(typed, { isRefused: true }, 422);
  if (written.status === 'limited') {
    const minutes = Math.ceil(written.retryAfterSeconds / 60);
    return answered(typed, { minutesToWait: minutes }, 429);
  }
  flash({ id: 'reviewSent' });
  return redirect(pathIn(locale)('reviews.own'), 303);
}

type Answer = { problems: ReviewProblem[]; isRefused: boolean; minutesToWait: number };

function answered(typed: TypedReview, said: Partial<Answer>, status: number) {
  const answer: Answer = { problems: [], isRefused: false, minutesToWait: 0, ...said };
  return data({ typed, ...answer }, { status });
}

export const handle = { back: 'reviews.own' } satisfies PageHandle;

export const meta = titled<typeof loader>((texts, loaded) =>
  loaded ? texts.reviews.write.title(loaded.frame) : texts.errors.notFound.title,
);

export default function WriteReview() {
  const { frame, ratings } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useTexts().reviews.write;
  const isSending = useBusy().isSending;
  const messages = answer ? messagesOf(answer, ratings, words) : [];
  const error = (name: string) => messages.find((one) => one.name === name)?.message;
  const field = (name: (typeof REVIEW_TEXTS)[number]) => ({
    name,
    label: words.fields[name],
    hint: words.hints[name],
    error: error(name),
  });
  return (
    <div className="narrow">
      <ErrorSummary problems={messages} answer={answer} />
      <PageHeading lead={words.lead}>{words.title(frame)}</PageHeading>
      <Form method="post" noValidate className="stack-wide">
        {ratings.map(({ id, name, values }) => (
          <StarChoice
            key={id}
            name={starsField(id)}
            label={name}
            error={error(starsField(id))}
            chosen={answer?.typed.chosen[id]}
            values={values.map(({ id: valueId, value }) => ({
              id: valueId,
              words: words.values[value] ?? value,
              percent: value in words.values ? Number(value) * 20 : null,
            }))}
          />
        ))}
        <TextField
          {...field('nickname')}
          defaultValue={answer?.typed.texts.nickname}
          autoComplete="nickname"
        />
        <TextField
          {...field('summary')}
          defaultValue={answer?.typed.texts.summary}
          autoComplete="off"
        />
        <Field {...field('text')}>
          {(control) => (
            <textarea
              {...control}
              className={styles.text}
              rows={8}
              defaultValue={answer?.typed.texts.text}
            />
          )}
        </Field>
        <Actions>
          <Button look="primary" working={isSending}>
            {words.send}
          </Button>
        </Actions>
      </Form>
    </div>
  );
}

/** What is wrong, in the order of the form. */
function messagesOf(
  { problems, isRefused, minutesToWait }: Answer,
  ratings: readonly RatingChoice[],
  words: Texts['reviews']['write'],
): Problem[] {
  if (isRefused) return [{ message: words.refused }];
  if (minutesToWait > 0) return [{ message: words.limited(minutesToWait) }];
  return problems.map((problem) => {
    if ('rating' in problem) {
      const rated = ratings.find(({ id }) => id === problem.rating);
      return {
        name: starsField(problem.rating),
        message: words.missingStars(rated?.name ?? ''),
      };
    }
    const { name, reason } = problem;
    if (reason === 'broken-text') return { name, message: words.broken };
    return { name, message: reason === 'empty' ? words.empty[name] : words.tooLong[name] };
  });
}
