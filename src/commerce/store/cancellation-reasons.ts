import type { StoreView } from './store-view.ts';

const reasons = {
  en: [
    'The prescription is not right',
    'I chose the wrong frame or lenses',
    'The delivery address is not right',
    'I no longer need these glasses',
    'Other',
  ],
  de: [
    'Die Brillenwerte stimmen nicht',
    'Ich habe die falsche Fassung oder die falschen Gläser gewählt',
    'Die Lieferadresse stimmt nicht',
    'Ich brauche diese Brille nicht mehr',
    'Anderer Grund',
  ],
} as const;

/** Why customers cancel, in the words of the store: for them to choose from. */
export function cancellationReasons(store: StoreView): readonly string[] {
  return reasons[languageOf(store)];
}

/** The reason in English, as the audit keeps it; what is none of ours may say anything at all. */
export function knownReason(reason: string, store: StoreView): string {
  const place = cancellationReasons(store).indexOf(reason);
  return reasons.en[place] ?? 'Other';
}

function languageOf({ locale }: StoreView): 'en' | 'de' {
  return locale.startsWith('de') ? 'de' : 'en';
}
