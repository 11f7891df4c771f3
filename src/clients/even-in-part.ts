import { isServiceError } from './client.ts';

/** A line that cannot be had any more comes as an error beside a cart that is otherwise whole. */
export async function evenInPart<Answer, Part extends keyof Answer>(
  part: Part,
  ask: () => Promise<Answer>,
  onMessage?: (message: string) => void,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const answer = error.data as Partial<Answer> | null | undefined;
    if (!answer?.[part]) throw error;
    onMessage?.(error.message);
    return answer as Answer;
  }
}
