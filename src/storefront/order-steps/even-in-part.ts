import { isServiceError } from '#clients/client.ts';

/** A line that ran out of stock comes as an error beside a cart that is otherwise whole. */
export async function evenInPart<Answer extends { customerCart: unknown }>(
  ask: () => Promise<Answer>,
  onMessage?: (message: string) => void,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const answer = error.data as Partial<Answer> | null | undefined;
    if (!answer?.customerCart) throw error;
    onMessage?.(error.message);
    return answer as Answer;
  }
}
