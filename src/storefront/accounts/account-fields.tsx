import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { waitWords } from '../sign-in/index.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { useErrorTitle } from '../ui/error-title.ts';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { AccountAnswer } from './account-action.ts';
import { PASSWORD_LENGTH_MIN, type AccountField } from './account-form.ts';

const kinds: Record<AccountField, ComponentProps<'input'>> = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 256 },
  again: { type: 'password', autoComplete: 'new-password', maxLength: 256 },
  currentPassword: { type: 'password', autoComplete: 'current-password', maxLength: 256 },
};

/** Never sent back to the browser. */
const SECRET: ReadonlySet<AccountField> = new Set(['password', 'again', 'currentPassword']);

type AccountFieldsProps = {
  fields: readonly AccountField[];
  answer: AccountAnswer | undefined;
  /** What stands in the fields before anything was typed. */
  values?: AccountAnswer['typed'];
  /** The current password is asked for a changed address alone. */
  isForEmail?: boolean;
  /** The password is a new one: its rules stand below the label. */
  isNew?: boolean;
  /** It is to replace another. */
  isReset?: boolean;
};

/** Beside a password that has been forgotten, the new one is called so. */
function useLabels(isReset = false) {
  const { fields } = useTexts().accounts;
  return isReset ? { ...fields, password: fields.newPassword } : fields;
}

/** The fields of an account, each with what is wrong with it. */
export function AccountFields({
  fields,
  answer,
  values,
  isNew,
  isReset,
  isForEmail,
}: AccountFieldsProps) {
  const words = useLabels(isReset);
  const messageOf = useMessages(answer);
  const shown: Partial<Record<AccountField, string>> = answer?.typed ?? values ?? {};
  return fields.map((name) => {
    const isNewPassword = isNew === true && name === 'password';
    return (
      <TextField
        key={name}
        name={name}
        label={words[name]}
        {...kinds[name]}
        {...(isNewPassword && { autoComplete: 'new-password', hint: words.passwordHint })}
        error={messageOf(name)}
        {...(isForEmail === true &&
          name === 'currentPassword' && { hint: words.currentPasswordHint, optional: true })}
        defaultValue={SECRET.has(name) ? undefined : shown[name]}
      />
    );
  });
}

type AccountProblemsProps = Pick<AccountFieldsProps, 'answer' | 'isReset'> & {
  /** What the refused form was about. */
  title?: string;
};

/** What was refused, above the heading: each field's message, and what speaks against all. */
export function AccountProblems({ answer, isReset, title }: AccountProblemsProps) {
  const all = useTexts();
  const { refused } = all.accounts;
  const fields = useLabels(isReset);
  const messageOf = useMessages(answer);
  const problems = (answer?.problems ?? []).map(({ field }) => ({
    name: field,
    // Four that are empty say the same.
    message: `${fields[field]}: ${messageOf(field) ?? ''}`,
  }));
  const said = [
    ...(answer?.refused ? [refused[answer.refused]] : []),
    ...(answer?.waitSeconds ? [refused.limited(waitWords(all, answer.waitSeconds))] : []),
  ];
  useErrorTitle(said.length > 0);
  return (
    <>
      <ErrorSummary problems={problems} />
      {said.length > 0 && (
        <Notice kind="stop" title={title ?? refused.title} live>
          <p>{said.join(', ')}</p>
        </Notice>
      )}
    </>
  );
}

function useMessages(answer: AccountAnswer | undefined) {
  const words = useTexts().accounts.problems;
  return (name: AccountField): string | undefined => {
    const id = answer?.problems.find(({ field }) => field === name)?.id;
    if (!id) return undefined;
    return id === 'minimum' ? words.minimum(PASSWORD_LENGTH_MIN) : words[id];
  };
}
