import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import type { CallDescription } from './described-calls.server.ts';
import styles from './described-call.module.css';

/** One call: whom it answers, what it takes, and each answer with its schema to unfold. */
export function DescribedCall({ call }: { call: CallDescription }) {
  const words = useTexts().apiDocs;
  const language = useLocale();
  const { method, path, summary, takes, answers } = call;
  return (
    <Panel
      outlined
      isArticle
      title={
        <code className={styles.name} lang="en">
          {method} {path}
        </code>
      }
    >
      <div className="stack">
        <p lang="en">{summary}</p>
        <p className="soft">{words.forWhom[call.isForAnyone ? 'anyone' : 'signedIn']}</p>
        {takes && (
          <details>
            <summary className={styles.unfold}>
              {words.takes} <code>{takes.type}</code>
            </summary>
            <Schema text={takes.schema} />
          </details>
        )}
        <Table caption={`${words.answers}: ${method} ${path}`} head={[words.status, words.meaning]}>
          {answers.map(({ status, says, schema }) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td lang="en">
                {says}
                {status < '300' && schema && (
                  <details>
                    <summary className={styles.unfold} lang={language}>
                      {words.schema}
                    </summary>
                    <Schema text={schema} />
                  </details>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Panel>
  );
}

function Schema({ text }: { text: string }) {
  return (
    <pre className={styles.schema} lang="en">
      {text}
    </pre>
  );
}
