/**
 * What the services ask of the process they run in. The server room implements these;
 * commerce and member data receive them and know nothing of how they work.
 */

/**
 * Seals health data at rest (AES-256-GCM in the server room).
 * `context` binds a sealed value to its place (`'member_data.prescriptions:<id>'`):
 * a value moved to another row does not open.
 */
export type Sealer = {
  seal(plain: string | Uint8Array, context: string): Buffer;
  /** @throws Error when the value was altered, moved or sealed under an unknown key. */
  open(sealed: Uint8Array, context: string): string;
  /** The same for what is no text. */
  openBytes(sealed: Uint8Array, context: string): Buffer;
  /** A keyed hash (HMAC-SHA-256, hex) for look-ups by a value that is itself sealed. */
  fingerprint(value: string, purpose: string): string;
};

/** One line of the append-only audit: who did what to whose data, and how it ended. */
export type AuditEntry = {
  /** `member:<id>`, `service`, `anonymous`, `operator`, `operator:<account>`. Never a contact. */
  actor: string;
  /** `prescription.read`, `redemption.write`, `code.refused`, ... */
  action: string;
  /** The member or object concerned, by opaque id. */
  subject?: string;
  outcome: 'ok' | 'refused' | 'failed';
  /** A word on why, never health data. */
  reason?: string;
};

export type Audit = { record(entry: AuditEntry): Promise<void> };

/**
 * Adds a job inside the caller's transaction, so that it exists exactly when the cause does.
 * `payload` holds no health data and no codes in clear. One pending job for each `jobKey`.
 */
export type Enqueue = (
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  task: string,
  payload: object,
  options?: {
    jobKey?: string;
    /** Not before so many seconds have passed. */
    afterSeconds?: number;
  },
) => Promise<void>;
