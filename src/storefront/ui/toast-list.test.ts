import { describe, expect, test } from 'vitest';
import { isPassing, withToast, type Toast } from './toast-list.ts';

const aToast = (message: string, kind: Toast['kind'] = 'info'): Toast => ({ kind, message });
const messages = (list: readonly Toast[]) => list.map(({ message }) => message);

describe('short messages', () => {
  test('that are shown already are not repeated', () => {
    const list = [aToast('Saved')];
    expect(withToast(list, aToast('Saved'))).toBe(list);
  });

  test('are three at most: the oldest information goes', () => {
    const list = [aToast('1'), aToast('2'), aToast('3')];
    expect(messages(withToast(list, aToast('4')))).toEqual(['2', '3', '4']);
  });

  test('never push out an error while there is information to drop', () => {
    const list = [aToast('error', 'stop'), aToast('2'), aToast('3')];
    expect(messages(withToast(list, aToast('4')))).toEqual(['error', '3', '4']);
  });

  test('go by themselves only when they are plain information', () => {
    expect(isPassing(aToast('Saved', 'ok'))).toBe(true);
    expect(isPassing(aToast('Failed', 'stop'))).toBe(false);
    expect(isPassing({ ...aToast('Please confirm'), persistent: true })).toBe(false);
  });
});
