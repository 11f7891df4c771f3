/** What a command prints, and where. */
export type Told = { stdout: string; stderr: string };

/** Machines read an error where they read the answer, people beside it. */
export function tellFailure(message: string, isJson: boolean): Told {
  return isJson
    ? { stdout: `${JSON.stringify({ error: message })}\n`, stderr: '' }
    : { stdout: '', stderr: `${message}\n` };
}
