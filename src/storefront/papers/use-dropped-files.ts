import { useEffect, useEffectEvent } from 'react';

/** Takes files that are dropped anywhere on the page, or pasted. */
export function useDroppedFiles(onFiles: (files: FileList | null | undefined) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData?.files);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
}
