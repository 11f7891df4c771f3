import type { Message } from '#service-base/message.ts';
import type { MemberDataSettings } from '../settings.ts';

export type CodeMessage = Message & { locale: 'en' | 'de' };

type Words = { shop: string; host: string; code: string; minutes: number };

/** What a code arrives in. The last line of an SMS binds it to the site, for phones that fill it in. */
const texts = {
  en: {
    subject: ({ shop }: Words) => `Your sign-in code for ${shop}`,
    email: ({ code, minutes, host }: Words) =>
      `Your one-time code is ${code}.\n\n` +
      `It works for ${minutes} minutes. Enter it only at ${host}. We will never ask you for it.\n\n` +
      `If you didn’t ask for a code, you can ignore this message.\n`,
    sms: ({ code, shop, minutes, host }: Words) =>
      `${code} is your code for ${shop}, good for ${minutes} minutes. Don't share it.\n\n@${host} #${code}`,
  },
  de: {
    subject: ({ shop }: Words) => `Ihr Anmeldecode für ${shop}`,
    email: ({ code, minutes, host }: Words) =>
      `Ihr Einmalcode lautet ${code}.\n\n` +
      `Er gilt ${minutes} Minuten. Geben Sie ihn nur auf ${host} ein. Wir fragen Sie nie danach.\n\n` +
      `Sie haben keinen Code angefordert? Dann müssen Sie nichts tun.\n`,
    sms: ({ code, shop, minutes, host }: Words) =>
      `${code} ist Ihr Code für ${shop}, gültig ${minutes} Minuten. Geben Sie ihn nicht weiter.\n\n@${host} #${code}`,
  },
};

/** The message that carries `code` to an address on file. */
export function codeMessage(
  to: { address: string; channel: 'email' | 'sms'; locale: 'en' | 'de' },
  code: string,
  { shop, codes }: Pick<MemberDataSettings, 'shop' | 'codes'>,
): CodeMessage {
  const { subject, email, sms } = texts[to.locale];
  const words = {
    shop: shop.name,
    host: shop.host,
    code,
    minutes: Math.round(codes.lifetimeMs / 60_000),
  };
  return {
    to: to.address,
    channel: to.channel,
    subject: to.channel === 'email' ? subject(words) : '',
    text: to.channel === 'email' ? email(words) : sms(words),
    locale: to.locale,
  };
}
