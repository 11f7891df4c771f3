import { folded, LABELS, LONGEST_LABEL, type Label } from '#domain/prescription/paper-words.ts';
import { similarLabel } from './misread-labels.ts';
import type { Part } from './part.ts';

/** Words that follow one another and are a label together become one. */
export function labelled(words: readonly Part[], isExact: boolean): Part[] {
  const parts = words.flatMap((part, index) => gluedToLabel(part, words[index + 1]) ?? [part]);
  const result: Part[] = [];
  for (let index = 0; index < parts.length;) {
    if (isReference(parts, index)) {
      result.push(parts[index]!);
      index += 1;
      continue;
    }
    const found = longestLabel(parts, index);
    if (found) {
      const last = parts[index + found.count - 1]!;
      const text = parts
        .slice(index, index + found.count)
        .map((part) => part.text)
        .join(' ');
      result.push({
        kind: 'label',
        label: found.label,
        from: parts[index]!.from,
        to: last.to,
        text,
      });
      index += found.count;
      continue;
    }
    // No letter of a text is misread.
    const heading = isExact ? null : similarHeading(parts, index);
    if (heading) {
      result.push(heading);
      index += 2;
      continue;
    }
    const part = parts[index]!;
    result.push(...(part.kind === 'word' ? (glued(part) ?? [similar(part)]) : [part]));
    index += 1;
  }
  return result;
}

/** `RE-2993353`, `OD-4715377`: letters before the number of a bill or of a customer. */
function isReference(parts: readonly Part[], index: number): boolean {
  const [letters, dash, number] = parts.slice(index);
  return (
    letters?.kind === 'word' &&
    /^\p{Lu}{1,3}$/u.test(letters.text) &&
    dash?.text === '-' &&
    dash.from === letters.to &&
    number?.from === dash.to &&
    /^\d{4,}$/.test(number.text)
  );
}

/** Letters of a label of two words that is found with another word glued to it. */
const LABEL_OF_TWO = 10;

/** `FarPupillary Distance`, `Yourpupillary distance`, `Theright eye`, `dasrechte Auge`: a word glued to the first of a label. */
function gluedToLabel(part: Part, next: Part | undefined): Part[] | null {
  if (part.kind !== 'word' || next?.kind !== 'word') return null;
  const letters = part.text.toLowerCase();
  if (letters.length !== part.to - part.from || !/^\p{L}+$/u.test(letters)) return null;
  const behind = folded(next.text);
  for (let cut = 2; cut <= letters.length - 3; cut += 1) {
    const both = folded(letters.slice(cut)) + behind;
    const isOfEye =
      /^(?:(?:right|left)eye|(?:rechte|linke)[nm]?auge)$/.test(both) &&
      /^(?:in|am|im)$|(?:the|your|das|ihr|dem)$/.test(letters.slice(0, cut));
    if ((both.length < LABEL_OF_TWO && !isOfEye) || !LABELS.has(both)) continue;
    const at = part.from + cut;
    return [
      { ...part, text: part.text.slice(0, cut), to: at },
      { ...part, text: part.text.slice(cut), from: at },
    ];
  }
  return null;
}

/** A label that was read with a wrong letter. */
function similar(part: Part): Part {
  const letters = folded(part.text);
  const label =
    letters.length === part.text.replace(/\.$/, '').length ? similarLabel(letters) : null;
  return label ? { kind: 'label', label, text: part.text, from: part.from, to: part.to } : part;
}

/** Of so few letters one or two make another word. */
const SHORT_WORD = 3;

/** `Frlhere Werte`, `Noar PD`: a heading of two words that was read with a wrong letter. */
function similarHeading(parts: Part[], index: number): Part | null {
  const [first, second] = [parts[index]!, parts[index + 1]];
  if (first.kind !== 'word' || second?.kind !== 'word') return null;
  const label = similarLabel(folded(first.text) + folded(second.text));
  // `Linikes Auge`
  const isEye = label?.kind === 'eye' && /^(?:auge|eye)$/i.test(second.text);
  if (isEye && folded(first.text).length > SHORT_WORD)
    return {
      kind: 'label',
      label,
      text: `${first.text} ${second.text}`,
      from: first.from,
      to: second.to,
    };
  const isNearPd = label?.kind === 'field' && label.field === 'nearPd';
  if (label?.kind !== 'section' && !isNearPd) return null;
  // `Our prescription` is no old one.
  if (
    label.kind === 'section' &&
    label.section === 'before' &&
    folded(first.text).length <= SHORT_WORD
  )
    return null;
  const text = `${first.text} ${second.text}`;
  return { kind: 'label', label, text, from: first.from, to: second.to };
}

const wordsMax = 5;

function longestLabel(parts: Part[], start: number): { label: Label; count: number } | null {
  let letters = '';
  let found: { label: Label; count: number } | null = null;
  for (let count = 1; count <= wordsMax; count += 1) {
    const part = parts[start + count - 1];
    if (part?.kind !== 'word' && !(part?.kind === 'mark' && count > 1 && /[()/.-]/.test(part.text)))
      break;
    const own = folded(part.text);
    if (own === '' && part.kind === 'word') break;
    letters += own;
    if (letters.length > LONGEST_LABEL) break;
    const label = letters === '' ? undefined : LABELS.get(letters);
    // `A R` beside `Cyl R` is the axis of the right eye, and no autorefraction.
    const isAxisOfRight = letters === 'ar' && count > 1;
    if (label && part.kind === 'word' && !isAxisOfRight) found = { label, count };
  }
  return found?.count === 1 && isOfOtherThings(parts[start]!, parts[start + 1]) ? null : found;
}

/** What was worn, prescribed or measured before. */
const OF_BEFORE =
  /^(?:rx|gl|spec|eyegl|pair|lens|eyewear|set\b|fitt|numb|corr|presc|script|refr|val|power|ones?\b|read|visit|exam|bifoc|varif|progr|sph|cyl|from|dated|on\b|r\b|l\b|od\b|os\b)/i;

/** `Old Mill Road`, `Previous retinal laser`: what is old there is no prescription. */
function isOfOtherThings(name: Part, next: Part | undefined): boolean {
  return (
    /^(?:old|previous)$/i.test(name.text) && next?.kind === 'word' && !OF_BEFORE.test(next.text)
  );
}

/** Letters of an eye that stands before the point of a sentence without a space. */
const EYE_LEAST = 5;

/** Words that begin as a label does and say something else. */
const OTHER_WORDS =
  /^(?:asph(?:eri\p{L}*)?|computeri[sz]\p{L}+|additional\p{L}*|zus[aä]tzliche?[nrs]?|zusatz(?:versicher|leistung|kosten|angebot|garantie)\p{L}*|(?:fern|nah|lese)brillengl[äa]ser?|hornhaut(?!rad|verkr|scheitel|dicke|zyl|kr[uü]m|topo)\p{L}{4,}|zweitbrille)[.,;:]?$/iu;

/** The labels of two letters that are taken out of a longer word: `Praxis` has no axis. */
const GLUED_PAIRS = /^(?:od|os|ou|pd|mm|ds)$/;

/** Letters of a label that stands for itself in a longer word. */
const longLabel = 6;

/**
 * Labels that lost the space between them (`PDmm`, `ODRight`), or to the words around them
 * (`DerVisus`, `Pupillendistanzbeträgt`), or to the number of a form's field that was read as a letter
 * (`gZylinder`). Null where there is none.
 */
function glued(part: Part): Part[] | null {
  if (OTHER_WORDS.test(part.text)) return [part];
  const ofEye = eyeInCapitals(part);
  if (ofEye) return ofEye;
  const word = /^[^.]+(?=\.+$)/.exec(part.text)?.[0];
  if (word) {
    const points = part.to - part.from - word.length;
    return glued({ ...part, text: word, to: part.to - points });
  }
  const letters = folded(part.text);
  if (letters.length < 4 || letters.length > 30) return null;
  if (letters.length !== part.to - part.from) return gluedAtPoint(part);
  const pieceOf = (from: number, to: number): Part => {
    const piece = { text: part.text.slice(from, to), from: part.from + from, to: part.from + to };
    const key = letters.slice(from, to);
    const label = key.length > 2 || GLUED_PAIRS.test(key) ? LABELS.get(key) : undefined;
    return label ? { ...piece, kind: 'label', label } : { ...piece, kind: 'word' };
  };
  const counted = pieceOf(1, letters.length);
  if (/^[gqsoil]/.test(letters) && letters.length > longLabel && isHeading(counted))
    return [{ ...pieceOf(0, 1), kind: 'word' }, counted];
  for (let cut = letters.length - 2; cut >= 2; cut -= 1) {
    const pieces = [pieceOf(0, cut), pieceOf(cut, letters.length)];
    if (pieces.every(isHeading)) return pieces;
  }
  const heads = headsIn(letters, pieceOf);
  if (heads) return heads;
  for (let cut = 2; cut <= letters.length - 2; cut += 1) {
    const pieces = [pieceOf(0, cut), pieceOf(cut, letters.length)];
    if (pieces.some((piece) => isHeading(piece) && piece.text.length >= longLabel))
      return pieces.flatMap((piece) =>
        piece.kind === 'word' ? (glued(piece) ?? [piece]) : [piece],
      );
  }
  return (
    eyeAtEnd(letters, pieceOf) ?? shortNames(letters, pieceOf) ?? labelWithin(letters, pieceOf)
  );
}

/** Letters of a label that is found in the middle of words without spaces. */
const LABEL_WITHIN = 9;

/** `DiePupillendistanzbeträgt`: a long label with words glued to both its ends. */
function labelWithin(letters: string, pieceOf: (from: number, to: number) => Part): Part[] | null {
  for (let length = letters.length - 2; length >= LABEL_WITHIN; length -= 1)
    for (let from = 1; from + length < letters.length; from += 1) {
      const piece = pieceOf(from, from + length);
      if (isHeading(piece))
        return [pieceOf(0, from), piece, pieceOf(from + length, letters.length)].map((one) =>
          one === piece ? one : { ...one, kind: 'word' },
        );
    }
  return null;
}

/** `spectaclesofOD`, `andOS`, `SphereOD`, `LAplan`, `RSph`, `LPL`: an eye in capitals at either end. */
function eyeInCapitals(part: Part): Part[] | null {
  if (part.text.length !== part.to - part.from) return null;
  const end =
    /[a-z](?=(?:OD|OS|OU)$)/.exec(part.text) ??
    behindLabel(part.text) ??
    beforePd(part.text) ??
    /(?<=^(?:Fern|Nah|Näh))e(?=[RL]A?$)/.exec(part.text) ??
    /(?<=^(?:addi|addit)io)n(?=[RL]$)/i.exec(part.text);
  const start =
    /^(?:OD|OS|OU|RA|LA)(?=plan|sph)/.exec(part.text) ??
    /^(?:Your|The|Ihre?|Die)(?=PD$)/.exec(part.text) ??
    /^[RL](?=(?:[Ss]ph|[Cc]yl|[Zz]yl|Axis|Ax|Achse|Add|[Ss]phere|[Cc]ylinder|Prism|Base|Ferne|Nähe|Distance|mm|SPH|CYL|ZYL|AXIS|AX|ACHSE|ADD|[Pp]lano?|PLANO?|PL)\.?$)/.exec(
      part.text,
    );
  const cut = end ? end.index + 1 : (start?.[0].length ?? 0);
  if (cut === 0) return null;
  return [part.text.slice(0, cut), part.text.slice(cut)].map((text, at): Part => {
    const from = part.from + (at === 0 ? 0 : cut);
    const place = { text, from, to: from + text.length };
    const label = LABELS.get(folded(text));
    return label ? { ...place, kind: 'label', label } : { ...place, kind: 'word' };
  });
}

/** What says of which glasses or distance `PD` behind it is. */
const OF_OTHER_PD = /(?:read|near|nah|old|alt|worn|screen|computer|office|frame)$/i;

/** Where another word ends in `PatchPD`. */
function beforePd(text: string): RegExpExecArray | null {
  const end = /[a-z](?=PD$)/.exec(text);
  return end && !OF_OTHER_PD.test(text.slice(0, -2)) ? end : null;
}

/** Where a label ends in `additionRE`, before the eye that is glued to it. */
function behindLabel(text: string): RegExpExecArray | null {
  const end = /[a-z](?=(?:RE|LE|RA|LA)$)/.exec(text);
  return end && LABELS.get(folded(text.slice(0, end.index + 1)))?.kind === 'field' ? end : null;
}

/** `Brillenglaslinks`: what a lens is called, with its eye behind. */
function eyeAtEnd(letters: string, pieceOf: (from: number, to: number) => Part): Part[] | null {
  const noun = /^.*(?:glas|auge|linse|lens|eye)(?=(?:rechts|links|right|left)$)/.exec(letters)?.[0];
  return noun ? [pieceOf(0, noun.length), pieceOf(noun.length, letters.length)] : null;
}

/** `rechtssph`, `Augesph`, `Sphpl`, `Fernr.`, `OldL`: short names glued to one another. */
function shortNames(letters: string, pieceOf: (from: number, to: number) => Part): Part[] | null {
  const first =
    /^(?:rechts|links|right|left|auge|eye)(?=(?:sph|cyl|zyl|add)$)/.exec(letters)?.[0] ??
    /^sph(?=pl(?:ano?)?$)/.exec(letters)?.[0] ??
    /^(?:fern|nah|old|new|alt|neu)(?=[rl]$)/.exec(letters)?.[0];
  if (!first) return null;
  const [one, other] = [pieceOf(0, first.length), pieceOf(first.length, letters.length)];
  const second = LABELS.get(letters.slice(first.length));
  return [one, second ? { ...other, kind: 'label', label: second } : other];
}

/** Three or more heads of columns without spaces: `CYLAXISADD`. */
function headsIn(
  letters: string,
  pieceOf: (from: number, to: number) => Part,
  from = 0,
): Part[] | null {
  if (from === letters.length) return [];
  for (let to = letters.length; to >= from + 2; to -= 1) {
    const piece = pieceOf(from, to);
    const rest =
      piece.kind === 'label' && piece.label.kind === 'field' && headsIn(letters, pieceOf, to);
    if (rest) return [piece, ...rest];
  }
  return null;
}

/** A letter with its point. */
const COUNTING = 2;

/** `DIST.O.D.`, `links.Kunststoff`: two labels with a point between, or an eye before any word. */
function gluedAtPoint(part: Part): Part[] | null {
  if (part.text.length !== part.to - part.from) return null;
  for (const { index } of part.text.matchAll(/\.(?=.)/g)) {
    const cut = index + 1;
    const pieces = [part.text.slice(0, cut), part.text.slice(cut)].map((text, at): Part | null => {
      const label = LABELS.get(folded(text));
      const from = part.from + (at === 0 ? 0 : cut);
      return label ? { kind: 'label', label, text, from, to: from + text.length } : null;
    });
    const [first, second] = pieces;
    if (first && second && isHeading(first) && isHeading(second)) return [first, second];
    const isEye = first?.kind === 'label' && first.label.kind === 'eye' && cut > EYE_LEAST;
    const rest = { from: part.from + cut, to: part.to, text: part.text.slice(cut) };
    // `B.AUTOREFRACTION`: the letter of a part of a paper.
    const isCounted =
      cut === COUNTING && second?.kind === 'label' && second.label.kind === 'section';
    if (isCounted)
      return [
        { ...rest, kind: 'word', text: part.text.slice(0, cut), from: part.from, to: rest.from },
        second,
      ];
    if (isEye && /^\p{L}{3}/u.test(rest.text)) return [first, { ...rest, kind: 'word' }];
  }
  return null;
}

function isHeading(part: Part): boolean {
  return part.kind === 'label' && part.label.kind !== 'base';
}
