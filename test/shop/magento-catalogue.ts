import { WORDS_OF_ATTRIBUTES } from '#clients/magento/catalogue-words.ts';

/** What a Magento says of a catalogue otherwise than our engine: choices by number, and its pictures. */
type Fields = Record<string, unknown>;

const attributes = Object.entries<readonly string[]>(WORDS_OF_ATTRIBUTES).filter(
  ([, words]) => words.length > 0,
);
const measures = new Set(['lens_width', 'lens_height', 'bridge', 'temple_length', 'frame_width']);
/** Of these a frame has one, and its field is a number. */
const single = new Set(['frame_shape', 'size', 'rim_type', 'color_group']);

const numbers = new Map<string, string>(
  attributes.flatMap(([code, words], at) =>
    words.map((word, index) => [`${code} ${word}`, String(100 * (at + 1) + index)] as const),
  ),
);
const words = new Map([...numbers].map(([word, number]) => [number, word.replace(/^\w+ /, '')]));

/** The answer to the document `Platform`. */
export function describedAs(mediaBase: string, store: string): object {
  const isGerman = store === 'german';
  const data = Object.fromEntries(
    attributes.map(([code, known]) => [
      code,
      {
        items: [
          {
            attribute_options: known.map((word) => ({
              label: labelOf(word),
              value: numbers.get(`${code} ${word}`),
            })),
          },
        ],
      },
    ]),
  );
  const storeConfig = {
    locale: isGerman ? 'de_DE' : 'en_US',
    default_display_currency_code: isGerman ? 'EUR' : 'USD',
    base_media_url: mediaBase,
    secure_base_media_url: mediaBase,
  };
  // A shop without an attribute says so of it, and answers the others.
  const errors = [{ message: 'Attribute code "material" of entity type …', path: ['material'] }];
  return { data: { storeConfig, ...data, material: null }, errors };
}

/** As the administrator wrote it: "Cat eye", "Women's". */
function labelOf(word: string): string {
  return word
    .replace('_', "'")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}

/** What our engine takes for the numbers that a Magento is asked by; words mean nothing there. */
export function takenByNumber(variables: unknown): unknown {
  if (Array.isArray(variables)) return variables.map(takenByNumber);
  if (!isRecord(variables)) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([key, value]) => {
      const name = key === 'color_group' ? 'color' : key;
      const isFilter = isRecord(value) && attributes.some(([code]) => code === key);
      if (!isFilter) return [name, takenByNumber(value)];
      const asked = (value['in'] as string[]).map((number) => words.get(number) ?? '?');
      return [name, { in: asked }];
    }),
  );
}

/** What a Magento says for what our engine does; `picture` says where one lies. */
export function saidByNumber(answer: unknown, picture: (path: string) => string): unknown {
  if (Array.isArray(answer)) return answer.map((one) => saidByNumber(one, picture));
  if (!isRecord(answer)) return answer;
  if (typeof answer['attribute_code'] === 'string') return countsByNumber(answer);
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, fieldByNumber(key, value, picture)]),
  );
}

function fieldByNumber(key: string, value: unknown, picture: (path: string) => string): unknown {
  if (measures.has(key) && typeof value === 'number') return value.toFixed(4);
  if (key === 'small_image' && isRecord(value) && typeof value['url'] === 'string')
    return { ...value, url: picture(value['url']) };
  if (key === 'media_gallery' && Array.isArray(value))
    return value.map((one: unknown) => fieldByNumber('small_image', one, picture));
  if (typeof value === 'string' && attributes.some(([code]) => code === key)) {
    const known = value.split(',').map((word) => numbers.get(`${key} ${word}`) ?? '');
    return single.has(key) ? Number(known[0]) : known.join(',');
  }
  return saidByNumber(value, picture);
}

function countsByNumber(aggregation: Fields): Fields {
  const code =
    aggregation['attribute_code'] === 'color' ? 'color_group' : aggregation['attribute_code'];
  const options = (aggregation['options'] as { value: string }[]).map((option) => ({
    ...option,
    value: numbers.get(`${String(code)} ${option.value}`) ?? option.value,
  }));
  return { ...aggregation, attribute_code: code, options };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
