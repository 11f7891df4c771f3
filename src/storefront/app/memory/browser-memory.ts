import type { RememberedName } from './remembered-names.ts';

/*
 * What the browser remembers of a session, as a cache: the server's copy is the truth. Each entry
 * of the session storage is ciphertext (AES-GCM) under a key that the server gives to pages of the
 * live session, so that it says nothing to whoever finds it later. Whatever is in the way (denied
 * or full storage, another session's entry, a broken one) is as if nothing were remembered.
 */

const IV_BYTES = 12;

/** What is being written; sealing takes a moment, and the last that was said is what stays. */
let writing = Promise.resolve();

export function remember(name: RememberedName, value: unknown): Promise<void> {
  writing = writing.then(() => write(name, value));
  return writing;
}

async function write(name: RememberedName, value: unknown): Promise<void> {
  try {
    const key = await keyOfSession();
    if (!key) return;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = new Uint8Array(await crypto.subtle.encrypt(boundTo(name, iv), key, text));
    // Signed out meanwhile: what nobody can read is not left behind.
    if (keyText()) sessionStorage.setItem(name, textOf(iv) + textOf(sealed));
  } catch {
    // Nothing is remembered.
  }
}

/** What was remembered, unchecked; null when nothing was. */
export async function recall(name: RememberedName): Promise<unknown> {
  try {
    const kept = sessionStorage.getItem(name);
    const key = kept && (await keyOfSession());
    if (!kept || !key) return null;
    const bytes = bytesOf(kept);
    const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
    const text = await crypto.subtle.decrypt(boundTo(name, iv), key, sealed);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return null;
  }
}

export function forget(name: RememberedName): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Where nothing is kept nothing is forgotten.
  }
}

/** An entry opens under its own name only. */
function boundTo(name: RememberedName, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

/** Null on a page of nobody's, and where the browser gives no cryptography to the page. */
async function keyOfSession(): Promise<CryptoKey | null> {
  const text = keyText();
  if (!text || !isSecureContext) return null;
  return crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function keyText(): string | undefined {
  return document.documentElement.dataset.memory;
}

/** So many bytes at once: a function takes only so many values. A multiple of 3, for base64. */
const PIECE_BYTES = 3 * 8192;

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE_BYTES)));
  return text;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
