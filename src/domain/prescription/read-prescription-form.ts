import { parseAdd, parseAxis, parseCylinder, parsePd, parsePdNumber } from './parse-power.ts';
import { parsePrism, parseSphere } from './parse-power.ts';
import type { Parsed, Sign } from './parse-power.ts';
import type { EyeField, EyeSide, UncheckedEye, UncheckedPrescription } from './prescription.ts';
import { EMPTY_EYE } from './prescription.ts';

export type FormProblem = {
  field: `${EyeSide}.${EyeField}` | 'pd';
  reason: 'not-a-number' | 'sign-missing';
};

/** Reads one submitted field; null when it was not sent. */
export type FormField = (name: string) => string | null;

/**
 * Reads the typed values of a prescription form by their names (`od.sphere`, ..., `pd`). The
 * sign control of a power is `od.sphere.sign`, `+` or `-`; it counts where the text has no
 * sign. A value with a problem is left null, so show the problems before the rules.
 */
export function readPrescriptionForm(field: FormField): {
  prescription: UncheckedPrescription;
  problems: FormProblem[];
} {
  const problems: FormProblem[] = [];
  const od = readEye('od', field, problems);
  const os = readEye('os', field, problems);
  const pd = take('pd', parsePd(field('pd') ?? ''), problems);
  const eachPd = pd?.kind === 'each-eye' ? pd : null;
  const prescription: UncheckedPrescription = {
    lensType: field('lensType') || 'SingleVision',
    od: { ...od, pd: od.pd ?? eachPd?.od ?? null },
    os: { ...os, pd: os.pd ?? eachPd?.os ?? null },
    pd: pd?.kind === 'total' ? pd.pd || null : null,
  };
  const dateWritten = field('dateWritten');
  return { prescription: dateWritten ? { ...prescription, dateWritten } : prescription, problems };
}

function readEye(side: EyeSide, field: FormField, problems: FormProblem[]): UncheckedEye {
  const typed = (name: EyeField) => field(`${side}.${name}`) ?? '';
  const value = (name: EyeField, parsed: Parsed<number>) =>
    take(`${side}.${name}`, parsed, problems);
  /** 0 in these fields says "none". */
  const present = (name: EyeField, parsed: Parsed<number>) => value(name, parsed) || null;
  const cylinder = value(
    'cylinder',
    parseCylinder(typed('cylinder'), chosenSign(field(`${side}.cylinder.sign`))),
  );
  const axis = value('axis', parseAxis(typed('axis')));
  return {
    ...EMPTY_EYE,
    sphere: value('sphere', parseSphere(typed('sphere'), chosenSign(field(`${side}.sphere.sign`)))),
    cylinder,
    axis: axis === 0 && !cylinder ? null : axis,
    add: present('add', parseAdd(typed('add'))),
    prismHor: present('prismHor', parsePrism(typed('prismHor'))),
    prismVer: present('prismVer', parsePrism(typed('prismVer'))),
    baseHor: typed('baseHor') || null,
    baseVer: typed('baseVer') || null,
    pd: present('pd', parsePdNumber(typed('pd'))),
  };
}

function take<Value>(
  field: FormProblem['field'],
  parsed: Parsed<Value>,
  problems: FormProblem[],
): Value | null {
  if (parsed.ok) return parsed.value;
  problems.push({ field, reason: parsed.reason });
  return null;
}

function chosenSign(text: string | null): Sign | null {
  return text === '+' || text === '-' ? text : null;
}
