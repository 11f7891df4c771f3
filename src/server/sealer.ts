import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
} from 'node:crypto';
import type { Sealer } from '#service-base/ports.ts';

export type SealingKey = {
  /** Stands in front of every sealed value, so that keys can be exchanged: up to 32 ASCII characters. */
  id: string;
  /** 32 bytes. */
  key: Uint8Array;
};

const algorithm = 'aes-256-gcm';
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with the first of `keys` and opens with any of them: put a new key in front, and drop
 * the old one once nothing is sealed under it. `pepper` keys the fingerprints and must not change.
 *
 * Sealed form: version (1 byte), length of the key's id (1), id, nonce (12), tag (16), cipher text.
 * Version, id and context are authenticated with it.
 */
export function createSealer({ keys, pepper }: { keys: SealingKey[]; pepper: string }): Sealer {
  const newest = keys[0];
  if (!newest || keys.some(({ key }) => key.length !== 32)) {
    throw new Error('A sealer needs at least one key, each of 32 bytes.');
  }
  const keyById = new Map(keys.map(({ id, key }) => [id, createSecretKey(key)]));
  const newestKey = createSecretKey(newest.key);
  const header = sealedBeginning(newest.id);

  function openBytes(sealed: Uint8Array, context: string): Buffer {
    const { id, header: itsHeader, nonce, tag, text } = partsOf(sealed);
    const key = keyById.get(id);
    if (!key) throw new Error('This value was sealed under a key that is not here.');
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(boundTo(itsHeader, context));
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]);
    } catch {
      throw new Error('This sealed value was altered, or belongs somewhere else.');
    }
  }

  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newestKey, nonce, { authTagLength: tagBytes });
      cipher.setAAD(boundTo(header, context));
      const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
      const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), text]);
    },

    open: (sealed, context) => openBytes(sealed, context).toString('utf8'),
    openBytes,

    fingerprint(value, purpose) {
      // JSON keeps ("a", "bc") and ("ab", "c") apart
      return createHmac('sha256', pepper)
        .update(JSON.stringify([purpose, value]))
        .digest('hex');
    },
  };
}

/** What every value begins with that is sealed under this key, and no other. */
export function sealedBeginning(keyId: string): Buffer {
  const id = Buffer.from(keyId, 'ascii');
  if (id.length === 0 || id.length > 32) throw new Error('A key id has 1 to 32 characters.');
  return Buffer.concat([Buffer.from([version, id.length]), id]);
}

function boundTo(header: Buffer, context: string): Buffer {
  return Buffer.concat([header, Buffer.from(context, 'utf8')]);
}

function partsOf(value: Uint8Array) {
  const sealed = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  const headerEnd = 2 + (sealed[1] ?? 0);
  const nonceEnd = headerEnd + nonceBytes;
  const tagEnd = nonceEnd + tagBytes;
  if (sealed[0] !== version || sealed.length < tagEnd) {
    throw new Error('This is not a sealed value.');
  }
  return {
    id: sealed.toString('ascii', 2, headerEnd),
    header: sealed.subarray(0, headerEnd),
    nonce: sealed.subarray(headerEnd, nonceEnd),
    tag: sealed.subarray(nonceEnd, tagEnd),
    text: sealed.subarray(tagEnd),
  };
}
