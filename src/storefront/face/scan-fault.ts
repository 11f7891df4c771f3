import type { CaptureHint } from '#face/capture.ts';
import { TrackerFault } from '#face/tracker/face-tracker.ts';
import { useTexts } from '../i18n/texts.tsx';

/** Why a scan has ended without a result. Each has its words, and leads to the other ways. */
export type ScanFault =
  | CaptureHint
  | 'unreadable'
  | 'denied'
  | 'no-camera'
  | 'no-webgl'
  | 'failed'
  | 'stopped'
  /** By the member's own wish: nothing is said. */
  | 'ended';

/** What a camera or the tracker have thrown. */
export function reasonOf(error: unknown): ScanFault {
  if (error instanceof TrackerFault) return error.reason;
  // Pages without TLS have no camera at all.
  if (!('mediaDevices' in navigator)) return 'no-camera';
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'NotAllowedError') return 'denied';
  return CAMERA_FAULTS.has(error.name) ? 'no-camera' : 'failed';
}

const CAMERA_FAULTS = new Set(['NotFoundError', 'NotReadableError', 'OverconstrainedError']);

export function useFault(fault: ScanFault | null): { title: string; text: string } | null {
  const { faults, hints, otherPhoto } = useTexts().face;
  if (fault === null || fault === 'ended') return null;
  return isHint(fault, hints) ? { title: hints[fault], text: otherPhoto } : faults[fault];
}

function isHint(fault: ScanFault, hints: Record<CaptureHint, string>): fault is CaptureHint {
  return fault in hints;
}
